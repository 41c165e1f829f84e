/** What short-term lets take in, by city, and what an owner pays each year. */
export const nightlyQuestions = {
  shortStaySanBernardino: [
    'is airbnb worth it in san bernardino or is it only busy in summer',
    'alquiler temporal en san bernardino cuanto se puede sacar por noche',
    'vale a pena airbnb em San Bernardino?',
  ],
  shortStayEncarnacion: [
    'conviene airbnb en encarnacion en carnaval o es solo enero y febrero',
    'how much do short term rentals make in encarnacion',
  ],
  shortStayCde: [
    '¿cuánto se gana con airbnb en Ciudad del Este?',
    'quanto rende um airbnb em ciudad del este',
  ],
  shortStayLuque: ['¿conviene airbnb en luque?', 'how much does an airbnb earn in Luque?'],
  propertyTaxDue: [
    '¿cuándo vence el impuesto inmobiliario de Asunción?',
    'when is property tax due in Paraguay?',
    'quando vence o IPTU?',
  ],
  yearlyTaxes: [
    'quais impostos eu pago por ano se comprar um apartamento em assunção',
    '¿qué impuestos pago por año si compro un departamento?',
    'which taxes do I pay every year on an apartment?',
  ],
}
