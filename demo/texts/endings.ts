import { dollars, many, of, to } from './spanish.ts'
import type { Phrase } from './writer.ts'

export const whereabouts: readonly Phrase[] = [
  (p) => p.market.sentences[0],
  (p) => p.market.sentences[1] ?? null,
  (p) => p.market.sentences[2] ?? null,
  (p) => p.form !== 'rural' && `Queda cerca ${of(p.near)}, con salida rápida y sin quedar sobre el ruido.`,
  (p) => p.form !== 'rural' && `En minutos se llega ${to(p.near)}.`,
  (p) => p.form !== 'rural' && `La referencia es fácil: cerca ${of(p.near)}.`,
]

export const terms: readonly Phrase[] = [
  (p) =>
    p.stay !== null &&
    p.transaction !== 'sale' &&
    p.prices.perNight !== null &&
    `También por noche, desde ${dollars(p.prices.perNight)}, con un mínimo de ${many(p.stay.min, 'night')}.`,
  (p) =>
    p.transaction === 'sale' &&
    p.prices.perNight !== null &&
    `Hoy trabaja como alquiler temporal, a ${dollars(p.prices.perNight)} la noche.`,
  (p) =>
    p.stay !== null &&
    p.transaction !== 'sale' &&
    p.prices.perNight !== null &&
    `Se puede reservar por noches (${dollars(p.prices.perNight)}) y viene con blanquería y wifi.`,
  (p) => p.stay?.linked === true && 'Ya está publicado en una plataforma de alquiler temporal.',
  (p) =>
    p.prices.investment !== null &&
    p.stay === null &&
    p.transaction !== 'rent' &&
    `En alquiler ronda los ${dollars(p.prices.investment.monthlyRent)} por mes.`,
  (p) =>
    p.prices.investment !== null &&
    p.stay === null &&
    p.transaction === 'sale' &&
    `Para inversión: se estima una renta mensual de ${dollars(p.prices.investment.monthlyRent)}.`,
  (p) =>
    p.transaction === 'both' &&
    p.prices.perMonth !== null &&
    `Si preferís alquilar, son ${dollars(p.prices.perMonth)} por mes.`,
  (p) => p.form === 'presale' && 'Plan: 30 % de entrega, cuotas durante la obra y saldo contra llave.',
  (p) =>
    p.type === 'apartment' &&
    p.transaction === 'rent' &&
    p.stay === null &&
    'Las expensas van aparte y se paga un mes de garantía.',
  (p) =>
    p.transaction === 'rent' &&
    p.stay === null &&
    ['apartment', 'house', 'condo'].includes(p.type) &&
    'Se pide un mes de garantía e ingresos demostrables.',
  (p) =>
    p.transaction === 'rent' &&
    ['office', 'commercial', 'warehouse'].includes(p.type) &&
    'Contrato comercial, precio más IVA.',
  (p) => p.transaction === 'sale' && p.type === 'house' && 'Título al día y posesión inmediata.',
  (p) =>
    p.transaction === 'sale' &&
    p.type === 'house' &&
    'Acepta crédito bancario y se escucha permuta por departamento.',
  (p) =>
    p.transaction === 'sale' &&
    p.type === 'apartment' &&
    p.form !== 'presale' &&
    'Apto para crédito, con reglamento de copropiedad inscripto.',
  (p) =>
    p.transaction === 'sale' &&
    p.type === 'land' &&
    p.form !== 'rural' &&
    'Título y plano en regla, se firma en escribanía a elección.',
  (p) =>
    p.transaction === 'sale' &&
    p.type === 'land' &&
    p.form !== 'rural' &&
    'Se puede pagar una parte en cuotas, directo y sin banco.',
  (p) =>
    p.type === 'virtual_office' && 'Se factura por mes y se cancela cuando quieras, con aviso de 30 días.',
]

export const goodbyes: readonly Phrase[] = [
  () => 'Coordiná tu visita por WhatsApp.',
  () => 'Escribinos y te mandamos más fotos y el plano.',
  () => 'Se muestra cualquier día, también los sábados.',
  (p) => p.byOwner && 'Trato directo, sin comisión para quien compra o alquila.',
  (p) => p.transaction !== 'rent' && 'Consultá por la forma de pago.',
  (p) => p.byOwner && 'Si te interesa, escribime y lo vemos juntos.',
  (p) => !p.byOwner && 'Te acompañamos con los papeles hasta la firma.',
  (p) => p.transaction === 'sale' && 'Se escuchan ofertas serias.',
  (p) => p.stay !== null && p.transaction !== 'sale' && 'Preguntá por las fechas libres.',
  (p) => p.transaction === 'rent' && p.stay === null && 'Disponible ya.',
]
