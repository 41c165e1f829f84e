import { plural } from '#shared/words/es/plural.ts'

export const unread = {
  inbox: 'Consultas',
  unread: (n: number) =>
    plural(n, { one: 'Tenés 1 conversación sin leer', other: `Tenés ${n} conversaciones sin leer` }),
}
