/** What a frame shows of a canvas: it as it is written, or expanded. */
export const FRAME_KINDS = ['canvas', 'expanded'] as const;
export type FrameKind = (typeof FRAME_KINDS)[number];
