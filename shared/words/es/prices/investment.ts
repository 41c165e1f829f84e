import type { PlanFigure, Scenario } from '#shared/market/investment/investment.ts'
import type { InvestmentRule } from '#shared/market/investment/rules.ts'

interface FigureText {
  label: string
  hint?: string
}

const figures: Record<PlanFigure, FigureText> = {
  price: { label: 'Precio de compra (USD)' },
  notary: { label: 'Escribanía (% del precio)', hint: 'Sin el IVA, que se suma.' },
  registry: { label: 'Registro: tasa judicial (% del precio)' },
  transfer: {
    label: 'Transferencia municipal (% del precio)',
    hint: 'Fuera de Asunción suele ser menor.',
  },
  papers: { label: 'Certificados y papeles (USD)', hint: 'Unos Gs. 2.500.000, según Busca Escribanía.' },
  rent: { label: 'Alquiler por mes (USD)' },
  vacancy: { label: 'Tiempo sin inquilino (%)', hint: 'Supuesto nuestro: un mes por año.' },
  nightly: { label: 'Precio por noche (USD)' },
  occupancy: { label: 'Noches ocupadas (%)' },
  management: { label: 'Administración, por mes (% del alquiler)' },
  managementNightly: { label: 'Administración, temporario (% del alquiler)', hint: 'Supuesto nuestro.' },
  maintenance: { label: 'Mantenimiento por año (% del precio)', hint: 'Supuesto nuestro.' },
  expenses: { label: 'Expensas que paga el dueño, por mes (USD)' },
  propertyTax: {
    label: 'Impuesto inmobiliario por año (% del precio)',
    hint: 'Es el 1 % del valor fiscal, que suele ser bastante menor que el precio: mirá la boleta municipal.',
  },
  down: { label: 'Entrega inicial (% del precio)' },
  rate: { label: 'Tasa del préstamo (% por año)' },
  loanYears: { label: 'Plazo del préstamo (años)' },
  instalments: { label: 'Cantidad de cuotas (meses)' },
  instalment: { label: 'Cuota por mes (USD)', hint: 'Vacía: el resto del precio en partes iguales.' },
  delivery: {
    label: 'Meses hasta la entrega',
    hint: 'Vacío: ya está construida. Hasta la entrega no hay alquiler.',
  },
  gain: { label: 'Suba del precio hasta la entrega (%)', hint: 'Supuesto nuestro: nadie la asegura.' },
  rentGrowth: { label: 'Suba del alquiler por año (%)', hint: 'Vacía: no suponemos ninguna.' },
  appreciation: { label: 'Suba del precio por año (%)', hint: 'Vacía: no suponemos ninguna.' },
  saleCosts: { label: 'Gastos de venta (% del precio)', hint: 'Comisión de la inmobiliaria, con IVA.' },
}

const scenarios: Record<Scenario, string> = {
  longTerm: 'Alquiler por mes',
  shortTerm: 'Alquiler temporario',
  offPlan: 'En pozo y reventa',
}

/** `figure`: of a fact, or of a part of it. */
const rules: Record<InvestmentRule, (figure: (part?: string) => string) => string> = {
  rentIncomeTax: (figure) =>
    `Alquiler, residentes (IRP): ${figure('rate')} sobre el neto o sobre el ${figure('base')} del alquiler, lo que sea menor.`,
  rentTaxAbroad: (figure) =>
    `Alquiler, dueños en el exterior (INR): ${figure('rate')} sobre el ${figure('base')} del alquiler.`,
  rentVat: (figure) => `IVA del alquiler de vivienda: ${figure()}, aparte del alquiler o ya incluido.`,
  saleIncomeTax: (figure) =>
    `Venta, residentes (IRP): ${figure('rate')} sobre la ganancia o sobre el ${figure('base')} del precio, lo que sea menor.`,
  saleTaxAbroad: (figure) =>
    `Venta, dueños en el exterior (INR): ${figure('rate')} sobre el ${figure('base')} del precio.`,
  propertyTax: (figure) => `Impuesto inmobiliario: ${figure()} del valor fiscal por año.`,
  closingCosts: (figure) => `Gastos de compra, en total: ${figure()} del precio.`,
  notaryFee: (figure) => `Escribanía: ${figure('fee')} del precio, más ${figure('vat')} de IVA.`,
  registryTax: (figure) => `Tasa judicial de la inscripción: ${figure()} del precio.`,
  municipalTransferTax: (figure) =>
    `Transferencia municipal: ${figure('asuncion')} en Asunción, ${figure('elsewhere')} en otras ciudades.`,
  rentAdministration: (figure) => `Administración de un alquiler por mes: ${figure()} del alquiler.`,
  marketRates: (figure) =>
    `Préstamos: ${figure('dollars')} por año en dólares, ${figure('guaranies')} en guaraníes.`,
  shortStay: (figure) => `Noches ocupadas de los alquileres temporarios: ${figure('occupancy')}.`,
  offPlanPayment: (figure) =>
    `En pozo: ${figure('down')} al inicio, ${figure('instalments')} en cuotas y ${figure('delivery')} a la entrega.`,
}

export const investment = {
  title: 'Rentabilidad con impuestos y financiación',
  intro:
    'Lo que queda después de gastos, impuestos y cuotas, en diez años. Cada supuesto está a la vista y se cambia.',
  plan: 'Tu plan',
  figures,
  outOfRange: (min: string, max: string) => `Tiene que ser un número de ${min} a ${max}.`,
  parts: {
    property: 'La propiedad',
    longTerm: scenarios.longTerm,
    shortTerm: scenarios.shortTerm,
    offPlan: scenarios.offPlan,
    closing: 'Gastos de compra',
    costs: 'Gastos del dueño',
    taxes: 'Impuestos',
    financing: 'Financiación',
    future: 'Dentro de diez años',
  },
  residence: 'Dónde tributás',
  residences: { resident: 'En Paraguay', abroad: 'En el exterior' },
  vat: 'IVA del alquiler',
  vats: { added: 'Aparte', included: 'Incluido' },
  financing: 'Cómo pagás',
  financings: { none: 'Al contado', bank: 'Préstamo', seller: 'En cuotas' },
  closing: (total: string, percent: string) => `En total, ${total}: el ${percent} del precio.`,
  planned:
    'Al contado se compra lo que está construido; en pozo, el resto se paga en partes iguales hasta la entrega.',
  unpaid: (missing: string) =>
    `La entrega y las cuotas no llegan al precio: faltan ${missing}, que contamos como deuda hasta la venta. ¿Son más cuotas, o de más monto?`,
  interest: (percent: string) =>
    `Estas cuotas suman más que el precio: equivalen a una tasa del ${percent} anual.`,
  reset: 'Volver a los supuestos de siempre',
  copyLink: 'Copiar enlace con estos números',
  linkCopied: 'Quien lo abra verá estos mismos números.',
  print: 'Imprimir',
  results: 'Resultados',
  noPrice: 'Poné el precio de compra para empezar.',
  noIncome: 'Poné un alquiler por mes, un precio por noche o los meses hasta la entrega.',
  compare: 'Los planes, lado a lado',
  figure: 'Cifra',
  meaning: 'Qué significa cada cifra',
  scenarios,
  netYield: 'Rentabilidad neta',
  netYieldText:
    'Lo que queda del alquiler del primer año completo, sin cuotas, sobre precio y gastos de compra.',
  grossYield: 'Rentabilidad bruta',
  cashOnCash: 'Sobre tu dinero',
  cashOnCashText: 'Lo que queda del primer año completo después de cuotas, sobre lo que pusiste al comprar.',
  irr: 'TIR',
  irrText: 'Tasa interna de retorno anual, con la venta al final.',
  payback: 'Recuperás lo puesto',
  paybackText: 'Solo con los alquileres, sin vender.',
  paybackYears: (years: string) => `en ${years} años`,
  noPayback: 'no en diez años',
  initial: 'Ponés al comprar',
  saleNet: 'Te queda al vender',
  none: '—',
  chart: 'Tu dinero, año por año',
  chartText: 'Lo puesto y lo recibido, sin contar la venta.',
  chartRead: (scenario: string, first: string, last: string) => `${scenario}: de ${first} a ${last}.`,
  atPurchase: 'Compra',
  yearShort: (year: number) => `Año ${year}`,
  table: (scenario: string) => `Año por año: ${scenario}`,
  columns: {
    year: 'Año',
    rent: 'Alquiler',
    costs: 'Gastos',
    tax: 'Impuestos',
    payments: 'Cuotas',
    net: 'Te queda',
    cumulative: 'Acumulado',
    owed: 'Deuda',
  },
  saleTitle: 'La venta',
  saleAt: (years: number) => (years === 1 ? 'Al final del año 1' : `Al final del año ${years}`),
  saleRows: {
    price: 'Precio',
    costs: 'Gastos',
    tax: 'Impuesto',
    owed: 'Deuda que se cancela',
    net: 'Te queda',
  },
  sources: 'De dónde salen las tasas',
  rules,
  note: 'Es una cuenta, no una promesa ni asesoramiento: consultá con un contador antes de decidir.',
  guide: 'Guía: invertir y qué queda',
}
