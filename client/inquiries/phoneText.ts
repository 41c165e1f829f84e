/** `+595981123456` as `+595 981 123 456`; others unchanged. */
export function phoneText(phone: string): string {
  return phone.replace(/^(\+595)(9\d{2})(\d{3})(\d{3})$/, '$1 $2 $3 $4')
}
