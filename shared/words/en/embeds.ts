import { brand } from '#shared/brand.ts'
import { plural } from '#shared/words/en/plural.ts'
import type { embeds as model } from '#shared/words/es/embeds.ts'

export const embeds: typeof model = {
  none: 'There are no listings now.',
  all: (n) => plural(n, { one: `See it on ${brand.name}`, other: `See all ${n} on ${brand.name}` }),
  open: `See it on ${brand.name}`,
  title: 'Your listings on your site',
  text: 'Paste this code into your page: it shows your latest listings, up to date, without cookies or scripts.',
  accent: 'Color',
  theme: 'Background',
  themes: { auto: 'As the device', light: 'Light', dark: 'Dark' },
  count: 'Listings',
  code: 'Code',
  copy: 'Copy the code',
  copied: 'Code copied',
  more: 'Paste it where they are to be seen.',
  notCopied: 'It could not be copied. Copy it from the box.',
  preview: 'See how it looks',
}
