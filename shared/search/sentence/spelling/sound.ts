/** Equal for spellings that sound alike in Paraguay: "benta" and "venta", "zajonia" and "sajonia". */
export function soundOf(word: string): string {
  return word
    .replace(/ch/g, 'C')
    .replace(/sh/g, 'S')
    .replace(/h/g, '')
    .replace(/qu(?=[ei])|q|c(?![ei])/g, 'k')
    .replace(/[cz]/g, 's')
    .replace(/v/g, 'b')
    .replace(/gu(?=[ei])/g, 'G')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/ll|y/g, 'i')
    .replace(/(.)\1+/g, '$1')
}
