/** What a file is, as its extension says. */
export type FileKind = 'document' | 'archive' | 'audio' | 'video' | 'image' | 'drawing';

const EXTENSIONS: Readonly<Record<FileKind, string>> = {
  document:
    'pdf doc docx docm dotx odt rtf xls xlsx xlsm ods csv ppt pptx pps ppsx odp pages numbers epub mobi azw3 djvu',
  archive: 'zip rar 7z gz tgz tar bz2 xz dmg exe msi apk',
  audio: 'mp3 m4a aac ogg oga opus wav flac wma mid midi aiff',
  video: 'mp4 m4v webm ogv mov avi mkv wmv mpg mpeg 3gp',
  image: 'jpg jpeg jfif png gif webp avif bmp tif tiff heic',
  drawing: 'svg svgz',
};

const KINDS: ReadonlyMap<string, FileKind> = new Map(
  Object.entries(EXTENSIONS).flatMap(([kind, names]) =>
    // The keys are those of the table.
    names.split(' ').map((name): [string, FileKind] => [name, kind as FileKind]),
  ),
);

const EXTENSION = /\.([a-z0-9]{2,5})$/i;

/** The kind of the file that a path ends in; nothing for a page, a script, a style and whatever is no attachment. */
export function kindOf(path: string): FileKind | undefined {
  const name = EXTENSION.exec(path)?.[1];
  return name === undefined ? undefined : KINDS.get(name.toLowerCase());
}
