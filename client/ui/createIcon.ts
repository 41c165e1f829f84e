import { createElement, type SVGProps } from 'react'

/** What the modules of lucide-react say of an icon. */
interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

/** In place of the library's own component, which is larger and computes the same attributes at every rendering. */
// biome-ignore lint/style/noDefaultExport: the library's icons import the default
export default function createIcon({ node }: IconData) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  return function Icon({ strokeWidth = 2, ...props }: SVGProps<SVGSVGElement>) {
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      shapes,
    )
  }
}
