const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements that draw and describe. None of them runs anything, leads anywhere or holds HTML. */
export const SVG_ELEMENTS = words(`
  svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker style filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG
  feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence
`);

/** Properties that may stand as attributes, in `style`, and in a style sheet. */
export const SVG_PROPERTIES = words(`
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color display visibility overflow clip-path clip-rule mask mask-type filter
  transform transform-origin transform-box font-family font-size font-style font-weight font-variant font-stretch
  letter-spacing word-spacing text-anchor text-decoration text-rendering dominant-baseline alignment-baseline baseline-shift
  direction unicode-bidi writing-mode stop-color stop-opacity flood-color flood-opacity lighting-color color-interpolation
  color-interpolation-filters shape-rendering image-rendering paint-order vector-effect marker marker-start marker-mid
  marker-end mix-blend-mode isolation pointer-events enable-background
`);

/** Attributes beside the properties. An address among them is looked at, see `cleanSvg`. */
export const SVG_ATTRIBUTES = words(`
  id class lang viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength
  transform gradientUnits gradientTransform spreadMethod offset patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient dx dy rotate lengthAdjust
  textLength startOffset method spacing side filterUnits primitiveUnits in in2 result type values tableValues slope intercept
  amplitude exponent operator k1 k2 k3 k4 order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha
  surfaceScale diffuseConstant specularConstant specularExponent limitingConeAngle pointsAtX pointsAtY pointsAtZ azimuth
  elevation z stdDeviation scale xChannelSelector yChannelSelector mode radius baseFrequency numOctaves seed stitchTiles
  version role aria-label aria-labelledby aria-describedby aria-hidden focusable href style media requiredFeatures
`);
