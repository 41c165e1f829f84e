/** In any language: a template may have been written in another one. */
export function fillTemplate(text: string, { name, listing }: { name: string; listing: string }): string {
  return text
    .replaceAll(/\{(?:nombre|name)\}/g, () => name)
    .replaceAll(/\{(?:propiedad|property)\}/g, () => listing)
}
