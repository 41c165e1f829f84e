import { createElement, type SVGProps } from 'react'

/** Icon data in lucide-react's modules. */
interface IconData {
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

/** Replaces the library's larger component, which computes the same attributes on every render. */
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
