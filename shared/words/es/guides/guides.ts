import type { GuideName } from '#shared/guides/guides.ts'
import { plural } from '../plural.ts'
import { factWords } from './factWords.ts'

const names: Record<GuideName, { title: string; text: string }> = {
  buying: { title: 'Comprar paso a paso', text: 'Del título a la escritura inscripta, con plazos.' },
  costs: { title: 'Costos e impuestos', text: 'Al comprar, mientras tenés, al alquilar y al vender.' },
  financing: { title: 'Financiación y AFD', text: 'Primera Vivienda, Che Róga Porã y los bancos.' },
  offPlan: { title: 'Comprar en pozo', text: 'Cómo se paga, qué arriesgás y qué preguntar.' },
  land: { title: 'Terrenos y sus papeles', text: 'Qué pedir, qué número es cuál y los lotes en cuotas.' },
  foreigners: { title: 'Extranjeros y zona de frontera', text: 'Quién puede comprar qué, y dónde no.' },
  renting: { title: 'Alquilar y garantías', text: 'Depósito, garante, contrato, aumento y salida.' },
  investing: { title: 'Invertir y lo que queda', text: 'Del alquiler bruto al neto, sin adornos.' },
  selling: { title: 'Vender bien', text: 'Precio, aviso, papeles y lo que te queda.' },
  moving: { title: 'Mudarse a Paraguay', text: 'Residencia temporal, permanente y dónde vivir.' },
  using: { title: 'Usar Óga', text: 'Buscar, contactar, publicar y de dónde salen las cifras.' },
}

export const guides = {
  title: 'Guías',
  intro:
    'Lo que conviene saber antes de comprar, alquilar, vender o mudarse. Corto y con cada cifra en su fuente y su fecha; lo que no está confirmado lo decimos, con quién consultarlo.',
  names,
  groups: { buy: 'Comprar', rent: 'Alquilar e invertir', sell: 'Vender y mudarse', site: 'El sitio' },
  reviewed: (date: string) => `Revisada el ${date}`,
  contents: 'En esta guía',
  atAGlance: 'En números',
  questions: 'Preguntas frecuentes',
  moreQuestions: (n: number) => plural(n, { one: 'Ver 1 pregunta más', other: `Ver ${n} preguntas más` }),
  sources: 'Fuentes',
  source: (n: number) => `Fuente ${n}`,
  unsure: 'Sin confirmar',
  askFor: (adviser: string) => `Preguntá ${adviser}.`,
  backTo: (n: number) => `Volver a la cita ${n}`,
  uses: (n: number) => plural(n, { one: '1 fuente', other: `${n} fuentes` }),
  others: 'Otras guías',
  missing: 'Esa guía no existe',
  missingText: 'Puede que la dirección haya cambiado. Estas son todas las que hay.',
  all: 'Ver las guías',
  rateNote: (rate: string) => `En dólares al cambio de Óga: ${rate} por dólar.`,
  advice:
    'Es información general, no asesoramiento legal ni impositivo: antes de firmar, consultá tu caso con un escribano o un contador.',
  guideLink: (title: string) => `Guía: ${title}`,
  factWords,
}
