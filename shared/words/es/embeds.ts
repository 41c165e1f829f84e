import { brand } from '#shared/brand.ts'
import { plural } from '#shared/words/es/plural.ts'

/** Of frames on other sites, and of the page that makes them. */
export const embeds = {
  none: 'Ahora no hay avisos.',
  all: (n: number) => plural(n, { one: `Ver en ${brand.name}`, other: `Ver los ${n} en ${brand.name}` }),
  open: `Ver en ${brand.name}`,
  title: 'Tus avisos en tu sitio',
  text: 'Pegá este código en tu página: muestra tus últimos avisos, al día, sin cookies ni scripts.',
  accent: 'Color',
  theme: 'Fondo',
  themes: { auto: 'Como el dispositivo', light: 'Claro', dark: 'Oscuro' },
  count: 'Avisos',
  code: 'Código',
  copy: 'Copiar el código',
  copied: 'Código copiado',
  more: 'Pegalo donde quieras que se vean.',
  notCopied: 'No se pudo copiar. Copialo del cuadro.',
  preview: 'Ver cómo queda',
}
