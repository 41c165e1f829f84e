/** Placeholders of any language: the template may be in another. */
export function fillTemplate(text: string, { name, listing }: { name: string; listing: string }): string {
  return text
    .replaceAll(/\{(?:nombre|name)\}/g, () => name)
    .replaceAll(/\{(?:propiedad|property)\}/g, () => listing)
}
