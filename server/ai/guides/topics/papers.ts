import type { Topic } from '#server/ai/guides/topic.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

/** What is agreed in writing, and what it costs to sell. */
export const paperTopics = {
  landNumbers: {
    guide: 'land',
    section: 'numbers',
    about: {
      es: [
        '!(que (es|son|significa)|para que sirve|diferencia*|cual es) & (padron|cuenta corriente catastral|cuenta catastral|matricula|finca|codigo unico)',
      ],
      en: [
        '!(what (is|are|s)|difference|meaning) & (padron|cadastr* (account|number)|matricula|finca|registry number)',
      ],
      pt: [
        '!(o que (e|sao|significa)|diferenca|para que serve) & (padron|conta (corrente )?catastral|matricula|finca)',
      ],
    },
    answer: {
      es: `La cuenta corriente catastral es el número de un lote urbano en Catastro, con el que se paga el impuesto${cite.cadastreNumber}; el padrón, el de una propiedad rural y de algunos distritos${cite.ruralNumber}; la finca o matrícula, el que tiene en el registro de la propiedad${cite.registryNumber}. El código único del Registro Unificado los va a reemplazar${cite.propertyCode}.`,
      en: `The cuenta corriente catastral is the number of an urban plot in the cadastre, by which its tax is paid${cite.cadastreNumber}; the padrón that of rural property and of some districts${cite.ruralNumber}; the finca or matrícula the one it has in the property registry${cite.registryNumber}. The single code of the Unified Registry is to replace them${cite.propertyCode}.`,
      pt: `A cuenta corriente catastral é o número de um lote urbano no Catastro, com o qual se paga o imposto${cite.cadastreNumber}; o padrón, o de um imóvel rural e de alguns distritos${cite.ruralNumber}; a finca ou matrícula, o que tem no registro da propriedade${cite.registryNumber}. O código único do Registro Unificado vai substituí-los${cite.propertyCode}.`,
    },
  },
  sellingCosts: {
    guide: 'selling',
    section: 'price',
    about: {
      es: [
        '!(gastos?|costos?|cuanto (me )?(queda|quedaria|sobra)|comision|descuent*) & (vendo|vender|vendemos|al vender|si vendo|venta de mi)',
        '!(gastos?|costos?|que paga|cuanto paga|impuestos?) & (el que vende|quien vende|la que vende|el vendedor|la parte vendedora|los vendedores)',
      ],
      en: [
        '!(costs?|fees?|expenses?|what (is|s) left|keep) & (sell|selling|sale of my|if i sell|the seller|sellers)',
      ],
      pt: [
        '!(gastos?|custos?|despesas?|quanto (sobra|fica)) & (vendo|vender|venda do meu|quem vende|o vendedor)',
      ],
    },
    answer: {
      es: `Quien vende suele pagar la comisión, ${f.saleCommission} más IVA si hay inmobiliaria, y el impuesto a la ganancia: si residís, como mucho ${f.saleIncomeTax.most} del precio; si no residís, ${f.saleTaxAbroad.most} y ${f.saleVat.most} de IVA. Los gastos de escritura suelen ser de quien compra${cite.whoPays}, y los impuestos municipales tienen que estar al día${cite.municipalClearance}.`,
      en: `The seller usually pays the commission, ${f.saleCommission} plus VAT where an agency sells, and the tax on the gain: at most ${f.saleIncomeTax.most} of the price for residents; ${f.saleTaxAbroad.most} and ${f.saleVat.most} VAT for non-residents. Closing costs are usually the buyer’s${cite.whoPays}, and municipal taxes have to be paid up${cite.municipalClearance}.`,
      pt: `Quem vende costuma pagar a comissão, ${f.saleCommission} mais IVA se houver imobiliária, e o imposto sobre o ganho: se reside, no máximo ${f.saleIncomeTax.most} do preço; se não reside, ${f.saleTaxAbroad.most} e ${f.saleVat.most} de IVA. Os gastos de escritura costumam ser de quem compra${cite.whoPays}, e os impostos municipais têm de estar em dia${cite.municipalClearance}.`,
    },
  },
  depositAndLoan: {
    guide: 'buying',
    section: 'deposit',
    about: {
      es: [
        '!(senas?|reserva|arras|adelanto|anticipo) & (credito|prestamo|banco|hipoteca|financiacion) & (devuel*|pierdo|perder|aprueb*|no me da*|rechaz*|niega*|recuper*)',
      ],
      en: [
        '!(deposit|earnest money|reservation) & (loan|mortgage|bank|financing) & (back|refund*|lose|denied|rejected|refuses|approve*)',
      ],
      pt: [
        '!(sinal|reserva|arras) & (credito|emprestimo|banco|financiamento) & (devol*|perco|perder|aprov*|nega*|recus*)',
      ],
    },
    answer: {
      es: `Depende de lo que hayas firmado: no encontré una norma que obligue a devolverla por eso. Antes de dar la seña, que suele ir de ${f.deposit} del precio, mirá el título${cite.titleBeforeMoney} y hacé poner por escrito que se devuelve si el banco no aprueba el crédito, y hasta cuándo. Si ya la diste sin esa cláusula, mostrale el documento a un abogado.`,
      en: `It depends on what you signed: I found no rule that makes it refundable for that. Before you pay the deposit, usually ${f.deposit} of the price, see the title${cite.titleBeforeMoney} and have it put in writing that it is returned if the bank does not approve the loan, and until when. If you paid without such a clause, show the paper to a lawyer.`,
      pt: `Depende do que você assinou: não encontrei uma norma que obrigue a devolver por isso. Antes de dar o sinal, que costuma ir de ${f.deposit} do preço, veja o título${cite.titleBeforeMoney} e peça por escrito que se devolva se o banco não aprovar o financiamento, e até quando. Se já deu sem essa cláusula, mostre o documento a um advogado.`,
    },
  },
  shortStayTax: {
    guide: 'costs',
    section: 'letting',
    about: {
      es: [
        '!(airbnb|booking|por (dia|noche|temporada)|temporari[oa]s?) & (impuestos?|iva|irp|factur*|tribut*|dnit|set)',
      ],
      en: ['!(airbnb|booking|short (term|stay)|nightly) & (tax|taxes|taxed|vat|invoice)'],
      pt: ['!(airbnb|booking|temporada|por (noite|dia)) & (impostos?|iva|irp|tribut*|nota fiscal)'],
    },
    answer: {
      es: `En el alquiler por noche se aplicaba ${f.shortRentVat} de IVA, como en el de vivienda. Sobre lo que ganás, quien reside paga IRP de ${f.rentIncomeTax.rate}, como mucho ${f.rentIncomeTax.most} del alquiler; quien no reside, ${f.rentTaxAbroad.most}. Con plataformas puede cambiar: confirmalo con un contador antes de publicar.`,
      en: `Nightly rent carried ${f.shortRentVat} VAT, like that of homes. On what you earn, a resident pays IRP of ${f.rentIncomeTax.rate}, at most ${f.rentIncomeTax.most} of the rent; a non-resident ${f.rentTaxAbroad.most}. With platforms it may differ: confirm it with an accountant before you list it.`,
      pt: `No aluguel por noite aplicava-se ${f.shortRentVat} de IVA, como no de moradia. Sobre o que ganha, quem reside paga IRP de ${f.rentIncomeTax.rate}, no máximo ${f.rentIncomeTax.most} do aluguel; quem não reside, ${f.rentTaxAbroad.most}. Com plataformas pode mudar: confirme com um contador antes de anunciar.`,
    },
  },
  leaseForm: {
    guide: 'renting',
    section: 'contract',
    about: {
      es: [
        '!(que|cuales|en que|con que) & (mir*|revis*|fij*|cuid*|verific*|chequ*|tener en cuenta|atencion) & (firm*|contrato) & (alquil*|contrato|inquilin*)',
        '!(alquil*|arrend*|inquilin*) & (sin (un |ningun )?contrato|sin firmar|(contrato|acuerdo|arreglo) (verbal|de palabra|de boca)|de palabra)',
        '!contratos? & (alquil*|locacion|arrend*) & (escribano|escribania|por escrito|notari*|certific*|registr*|inscri*|como (hago|se hace|hacer|redact*)|modelo|que (tiene|debe) (que )?(decir|tener|poner))',
      ],
      en: [
        '!(what|which|anything) & (check|look|watch|review|careful|aware|know) & (sign*) & (lease|rent*|contract)',
        '!(rent*|lease|tenant*) & (without (a |any )?(written )?(contract|lease|agreement)|no (written )?(contract|lease)|verbal (contract|agreement|lease))',
        '!(lease|rental contract|rental agreement|rent contract) & (notary|notarized|in writing|written|register*|template|write|include)',
      ],
      pt: [
        '!(que|quais) & (olh*|verific*|cuidado*|atencao|confer*) & (assin*) & (contrato|alug*)',
        '!(alug*|locacao) & (sem contrato|contrato verbal|de boca)',
        '!contratos? & (alug*|locacao) & (cartorio|escribano|por escrito|registr*|como (faco|se faz|fazer)|modelo)',
      ],
    },
    answer: {
      es: `No encontré una norma que lo exija ante escribano: hacelo por escrito, y certificar las firmas ayuda a probar la fecha. Que diga quiénes, qué inmueble, cuánto y cómo se ajusta${cite.rentIncrease}, el plazo (hasta ${f.rentTerm.longest}), el depósito y cuándo se devuelve${cite.rentDeposit}, quién paga expensas y arreglos, y con qué aviso se puede terminar${cite.leaseEnd}. Si hay mucho en juego, que lo mire un abogado.`,
      en: `I found no rule that asks for a notary: put it in writing, and having the signatures certified helps to prove the date. Let it say who, which property, how much and how it is adjusted${cite.rentIncrease}, the term (up to ${f.rentTerm.longest}), the deposit and when it comes back${cite.rentDeposit}, who pays expensas and repairs, and the notice to end it${cite.leaseEnd}. If much is at stake, have a lawyer look at it.`,
      pt: `Não encontrei uma norma que exija escribano: faça por escrito, e certificar as assinaturas ajuda a provar a data. Que diga quem, que imóvel, quanto e como se reajusta${cite.rentIncrease}, o prazo (até ${f.rentTerm.longest}), o depósito e quando se devolve${cite.rentDeposit}, quem paga condomínio e consertos, e com que aviso termina${cite.leaseEnd}. Se há muito em jogo, que um advogado olhe.`,
    },
  },
  loanPrograms: {
    guide: 'financing',
    section: 'afd',
    about: {
      es: [
        '!che roga & (afd|primera vivienda)',
        '!(diferencia|comparar|cual) & (creditos?|programas?) & (afd|che roga)',
      ],
      en: ['!che roga & (afd|first home|primera vivienda)'],
      pt: ['!che roga & (afd|primera vivienda)'],
    },
    answer: {
      es: `Che Róga Porã: ${f.cheRoga.rate} anual y ${f.cheRoga.term}, para ingresos de ${f.cheRogaLimits.income}, créditos de hasta ${f.cheRogaLimits.loan}. Primera Vivienda de la AFD: para ingresos de hasta ${f.afdWho.income} y sin otra casa, a ${f.afdRates.lower} o ${f.afdRates.upper} según el ingreso, y a ${f.afdTerm.mortgage} con hipoteca o ${f.afdTerm.trust} con fideicomiso. El primero es más barato si entrás en sus topes; confirmalos en el banco.`,
      en: `Che Róga Porã: ${f.cheRoga.rate} a year over ${f.cheRoga.term}, for incomes of ${f.cheRogaLimits.income}, loans up to ${f.cheRogaLimits.loan}. AFD’s Primera Vivienda: for incomes up to ${f.afdWho.income} and no other home, at ${f.afdRates.lower} or ${f.afdRates.upper} by income, over ${f.afdTerm.mortgage} with a mortgage or ${f.afdTerm.trust} with a trust. The first is cheaper if you fit its limits; confirm them at the bank.`,
      pt: `Che Róga Porã: ${f.cheRoga.rate} ao ano em ${f.cheRoga.term}, para rendas de ${f.cheRogaLimits.income}, créditos de até ${f.cheRogaLimits.loan}. Primera Vivienda, da AFD: para rendas de até ${f.afdWho.income} e sem outra casa, a ${f.afdRates.lower} ou ${f.afdRates.upper} conforme a renda, em ${f.afdTerm.mortgage} com hipoteca ou ${f.afdTerm.trust} com fideicomisso. O primeiro é mais barato se você couber nos limites; confirme no banco.`,
    },
  },
} as const satisfies Record<string, Topic>
