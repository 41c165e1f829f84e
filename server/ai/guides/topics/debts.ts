import type { Topic } from '#server/ai/guides/topic.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

/** What a loan ties, and what a former owner left unpaid. */
export const debtTopics = {
  mortgageMeaning: {
    guide: 'financing',
    section: 'banks',
    about: {
      es: [
        '!(que (es|significa|quiere decir)|como funciona*|explic*) (a mi |me )?(lo que es )?(la |una |el |un |las |los )?(hipotecas?|(creditos?|prestamos?) hipotecarios?)',
      ],
      en: ['!what (is|s|are) (a )?mortgages?( |$)|how (do|does) (a |the )?mortgages? work|mortgages? mean*'],
      pt: [
        '!(o que (e|significa)|como funciona) (uma |a |um |o )?(hipoteca|(financiamento|credito) imobiliario)',
      ],
    },
    answer: {
      es: `Una hipoteca es la garantía de un préstamo: el banco presta, la propiedad es tuya desde la escritura, y si dejás de pagar el banco puede hacerla rematar. Queda inscripta hasta que la cancelás, y por eso figura en el certificado${cite.titleReport}. Con hipoteca, la AFD presta a ${f.afdTerm.mortgage}; en los bancos la tasa en guaraníes era sobre todo de ${f.bankRates.usual}.`,
      en: `A mortgage is what secures a loan: the bank lends, the home is yours from the deed on, and if you stop paying the bank may have it auctioned. It stays registered until you pay it off, so it shows in the certificate${cite.titleReport}. With one, AFD lends for ${f.afdTerm.mortgage}; bank rates in guaraníes were mostly ${f.bankRates.usual}.`,
      pt: `Uma hipoteca é a garantia de um empréstimo: o banco empresta, o imóvel é seu desde a escritura, e se você deixa de pagar o banco pode levá-lo a leilão. Fica inscrita até você quitá-la, e por isso aparece no certificado${cite.titleReport}. Com hipoteca, a AFD empresta por ${f.afdTerm.mortgage}; nos bancos a taxa em guaranis era sobretudo de ${f.bankRates.usual}.`,
    },
  },
  loanCurrency: {
    guide: 'financing',
    section: 'banks',
    about: {
      es: [
        '!(hipoteca*|creditos?|prestamos?|financi*|endeud*) & (dolares|usd) & (guaranies|gs|moneda (local|nacional))',
        '!(que|cual|en que) moneda & (hipoteca*|creditos?|prestamos?|financi*)',
      ],
      en: [
        '!(mortgage*|loans?|financ*|borrow*) & (dollars?|usd) & (guarani*|local currency|pyg)',
        '!(which|what) currency & (mortgage*|loans?|financ*|borrow*)',
      ],
      pt: [
        '!(hipoteca*|creditos?|emprestimos?|financi*) & (dolares|usd) & (guarani*|moeda local)',
        '!(que|qual) moeda & (hipoteca*|creditos?|emprestimos?|financi*)',
      ],
    },
    answer: {
      es: `Lo prudente es deber en la moneda en que cobrás: si ganás en guaraníes, una cuota en dólares te sube cuando sube el dólar. Una guía habla de ${f.marketRates.dollars} al año en dólares y ${f.marketRates.guaranies} en guaraníes: en dólares la cuota empieza más baja, pero el riesgo del cambio es tuyo. Pedí al banco las dos, y si la tasa es fija y por cuántos años.`,
      en: `It is prudent to owe in the currency you earn: with income in guaraníes, an instalment in dollars rises when the dollar does. One guide speaks of ${f.marketRates.dollars} a year in dollars and ${f.marketRates.guaranies} in guaraníes: in dollars the instalment starts lower, but the exchange risk is yours. Ask the bank for both, and whether the rate is fixed and for how many years.`,
      pt: `O prudente é dever na moeda em que você ganha: se recebe em guaranis, uma parcela em dólares sobe quando o dólar sobe. Um guia fala de ${f.marketRates.dollars} ao ano em dólares e ${f.marketRates.guaranies} em guaranis: em dólares a parcela começa mais baixa, mas o risco do câmbio é seu. Peça ao banco as duas, e se a taxa é fixa e por quantos anos.`,
    },
  },
  formerDebts: {
    guide: 'buying',
    section: 'title',
    about: {
      es: [
        '!(expensas|ande|essap|luz|agua|impuestos?|deudas?|tasas?|facturas?) & (debe|debia|deben|dejo|adeuda*|atrasad*|deudas?|pendientes?|impag*|sin pagar) & (anterior|vendedor*|ex duen[oa]|duen[oa]|compre|compro|comprar|comprador)',
      ],
      en: [
        '!(expensas|condo fees?|hoa|building fees?|bills?|taxes|debts?|fees|utilities) & (unpaid|owe*|owed|behind|arrears|outstanding) & (previous|former|last|old|owner|seller|bought|buy*)',
      ],
      pt: [
        '!(condominio|expensas|luz|agua|impostos?|dividas?|contas?|taxas?) & (deve*|devia|deixou|atrasad*|pendentes?|sem pagar) & (anterior|vendedor*|antigo|dono|comprei|compro|comprar)',
      ],
    },
    answer: {
      es: `No tengo una norma confirmada sobre quién responde por lo que debía el dueño anterior: el edificio le va a cobrar al dueño, que ahora sos vos${cite.condoFees}. Antes de escriturar pedí a la administración un libre deuda, la constancia municipal${cite.municipalClearance} y las últimas facturas de ANDE y ESSAP, y que lo pendiente se descuente del precio. Si ya compraste, mirá qué dice la escritura y reclamale por escrito a quien te vendió.`,
      en: `I have no confirmed rule on who answers for what the former owner owed: the building will look to the owner, who is now you${cite.condoFees}. Before the deed get a statement of no debt from the administration, the municipal clearance${cite.municipalClearance} and the last ANDE and ESSAP bills, and have what is outstanding taken off the price. If you have bought already, look at what the deed says and claim it from the seller in writing.`,
      pt: `Não tenho uma norma confirmada sobre quem responde pelo que devia o dono anterior: o prédio vai cobrar do dono, que agora é você${cite.condoFees}. Antes da escritura peça à administração uma certidão de que não há dívida, a constância municipal${cite.municipalClearance} e as últimas contas de ANDE e ESSAP, e que o pendente se desconte do preço. Se já comprou, veja o que diz a escritura e cobre por escrito de quem vendeu.`,
    },
  },
} as const satisfies Record<string, Topic>
