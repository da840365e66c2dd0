export { bake } from './canvas/bake.js';
export {
  type Baked,
  bakedSchema,
  type Dependency,
  type FormHole,
  type FormsHole,
  type Hole,
  type PageHole,
  type Part,
} from './canvas/baked-schema.js';
export { compile } from './canvas/compile.js';
export type { Canvas, Inlay } from './canvas/inlay.js';
export type { Limits } from './canvas/limits.js';
export { locate } from './canvas/locate.js';
export { parseBaked } from './canvas/parse-baked.js';
export { type Rendered, render } from './canvas/render.js';
export type { Report, ReportedInlay } from './canvas/report.js';
export { run } from './canvas/run.js';
export { type Staleness, staleness } from './canvas/staleness.js';
export type { Context } from './component/context.js';
export type { DependencyName } from './component/dependency.js';
export type { FormName, Note, RenderRequest, Step } from './component/resolution.js';
export { InlayError, type Problem } from './error.js';
export { type Acceptance, type AcceptedRule, acceptManifest, type Evidence, type Verdict } from './manifest/accept.js';
export { type BriefOptions, type BriefPart, brief } from './manifest/brief.js';
export { buildManifest, type ManifestOptions } from './manifest/build.js';
export { type FittedManifest, fitManifest, type Loss } from './manifest/fit.js';
export { parseManifest, siteOf } from './manifest/parse.js';
export { type Manifest, manifestSchema } from './manifest/schema.js';
export { parseSite } from './site/parse.js';
export { type Logo, type MenuItem, type Site, type SiteState, siteSchema } from './site/schema.js';
