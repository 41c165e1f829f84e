import { plural } from '#shared/words/es/plural.ts'

export const responseTime = {
  usual: (duration: string) => `Suele responder en ${duration}`,
  basis: (n: number, day: string) => `Mediana de ${n} respuestas, al ${day}`,
  durations: {
    minutes: (n: number) => plural(n, { one: '1 minuto', other: `${n} minutos` }),
    hours: (n: number) => plural(n, { one: '1 hora', other: `${n} horas` }),
    days: (n: number) => plural(n, { one: '1 día', other: `${n} días` }),
  },
}
