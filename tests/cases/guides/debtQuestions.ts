/** Of loans, and of what a former owner left unpaid. */
export const debtQuestions = {
  rentArrears: [
    'q pasa si me atraso un mes con el alquiler',
    '¿qué interés me cobran si pago tarde el alquiler?',
    'what happens if I am late with the rent?',
    'o que acontece se eu atrasar o aluguel?',
  ],
  landNumbers: [
    '¿qué es el padrón y la cuenta corriente catastral?',
    'que es la cuenta corriente catastral',
    'what is the padron of a property?',
    'o que é a matrícula de um terreno?',
  ],
  mortgageMeaning: [
    '¿qué es una hipoteca y cómo funciona acá?',
    'how does a mortgage work here?',
    'o que é uma hipoteca?',
  ],
  loanCurrency: [
    '¿conviene hipoteca en dólares o en guaraníes?',
    'is it better to take a loan in dollars or guaraníes?',
    'é melhor financiar em dólares ou em guaranis?',
  ],
  formerDebts: [
    'compré un depto y el dueño anterior debe 6 meses de expensas, ¿quién paga?',
    'the seller has unpaid building fees, who pays them?',
    'o antigo dono deixou dívidas de condomínio, quem paga?',
  ],
} as const
