import { SiteError } from '../../model/errors.ts'
import type { ResolvedSiteConfig } from '../content/siteConfig.ts'
import type { SourceLocator } from '../content/sourceLocator.ts'
import { findNear } from '../content/suggestName.ts'

/** Find colours of the announcement bar that CSS does not know. */
export function findColorProblems(
  { announcementBar }: Pick<ResolvedSiteConfig, 'announcementBar'>,
  locator: SourceLocator
): readonly SiteError[] {
  return (['backgroundColor', 'textColor'] as const).flatMap(field => {
    const color = announcementBar?.[field]
    if (color === undefined || isColor(color.trim())) return []
    const near = findNear(color, NAMES)
    return [
      new SiteError(
        `"announcementBar.${field}" is ${JSON.stringify(color)}, which is not a CSS color.`,
        {
          place: locator.findValue(['announcementBar', field]),
          remedy:
            near === undefined
              ? 'Write one such as "#25c2a0", "rebeccapurple" or "rgb(37 194 160)".'
              : `Did you mean "${near}"?`
        }
      )
    ]
  })
}

/**
 * Tell whether a text is a colour by its form: numbers are not checked.
 *
 * @see https://www.w3.org/TR/css-color-4/#typedef-color
 */
export function isColor(text: string): boolean {
  const isHex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text)
  return isHex || FUNCTION.test(text) || NAMES.includes(text.toLowerCase())
}

/** With one level of functions inside, as `color-mix()` has. */
const FUNCTION =
  /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark|var)\((?:[\w\s.,%/#+*-]|[\w-]*\([\w\s.,%/#+*-]*\))+\)$/i

const NAMES: readonly string[] =
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond
blue blueviolet brown burlywood cadetblue chartreuse chocolate coral
cornflowerblue cornsilk crimson currentcolor cyan darkblue darkcyan
darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen
darkorange darkorchid darkred darksalmon darkseagreen darkslateblue
darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue
dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro
ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred
indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue
lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey
lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey
lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine
mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue
mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream
mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered
orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff
peru pink plum powderblue purple rebeccapurple red rosybrown royalblue
saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue
slategray slategrey snow springgreen steelblue tan teal thistle tomato
transparent turquoise violet wheat white whitesmoke yellow yellowgreen`.split(
    /\s+/
  )
