export { bake } from './canvas/bake.js';
export { compile } from './canvas/compile.js';
export type { Limits } from './canvas/limits.js';
export type { Canvas, Inlay } from './canvas/locate/inlay.js';
export { locate } from './canvas/locate/locate.js';
export { type Rendered, render } from './canvas/render.js';
export type { Report, ReportedInlay } from './canvas/report.js';
export {
  type Baked,
  bakedSchema,
  type Dependency,
  type FormHole,
  type FormsHole,
  type Hole,
  type PageHole,
  type Part,
} from './canvas/run/baked-schema.js';
export { parseBaked } from './canvas/run/parse-baked.js';
export { run } from './canvas/run/run.js';
export { type Staleness, staleness } from './canvas/run/staleness.js';
export type { Context } from './component/context.js';
export type { DependencyName } from './component/dependency.js';
export type { FormName, Note, RenderRequest, Step } from './component/resolution.js';
export { type Acceptance, type AcceptedRule, acceptManifest, type Evidence, type Verdict } from './manifest/accept.js';
export { type BriefOptions, type BriefPart, brief } from './manifest/brief.js';
export { buildManifest, type ManifestOptions } from './manifest/build.js';
export { type FittedManifest, fitManifest, type Loss } from './manifest/fit.js';
export { parseManifest, siteOf } from './manifest/parse.js';
export { type Manifest, manifestSchema } from './manifest/schema.js';
export { InlayError, type Problem } from './message/error.js';
export { parseSite } from './site/parse.js';
export { type Logo, type MenuItem, type Site, type SiteState, siteSchema } from './site/schema.js';
export { type StructuredData, structuredDataSchema } from './structured-data/schema.js';
export { structuredDataScript } from './structured-data/script.js';
export { structuredData } from './structured-data/structured-data.js';
