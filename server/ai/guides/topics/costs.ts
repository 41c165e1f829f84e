import type { Topic } from '#server/ai/guides/topic.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

export const costTopics = {
  taxes: {
    guide: 'costs',
    section: 'buying',
    about: {
      es: ['impuestos?|irp|inr'],
      en: ['tax|taxes|taxed|irp|inr'],
      pt: ['impostos?|irp|inr'],
    },
    answer: {
      es: `Al comprar, los gastos suman ${f.closingCosts} del precio; cada año, ${f.propertyTax} del valor fiscal a la municipalidad. Si alquilás, ${f.rentVat} de IVA y hasta ${f.rentIncomeTax.most} de IRP; al vender, hasta ${f.saleIncomeTax.most} de IRP. Quien no reside en el país paga más.`,
      en: `Buying costs ${f.closingCosts} of the price in all; each year the municipality takes ${f.propertyTax} of the fiscal value. If you let it, ${f.rentVat} VAT and up to ${f.rentIncomeTax.most} income tax; if you sell, up to ${f.saleIncomeTax.most}. Non-residents pay more.`,
      pt: `Ao comprar, os custos somam ${f.closingCosts} do preço; a cada ano, ${f.propertyTax} do valor fiscal à municipalidade. Se alugar, ${f.rentVat} de IVA e até ${f.rentIncomeTax.most} de IRP; ao vender, até ${f.saleIncomeTax.most} de IRP. Quem não reside no país paga mais.`,
    },
  },
  closingCosts: {
    guide: 'costs',
    section: 'buying',
    about: {
      es: [
        '(gastos?|costos?|cuesta|cuestan|costar|costaria|sale|saldria|cuanto (pago|se paga|hay que pagar|voy a pagar|tendria que pagar)) & (escritura*|escriturar|transferenc*|de cierre|notarial*|al comprar|de compra|compraventa|por comprar|para comprar)',
        '!(impuestos?|tasas?|tributos?) & (al comprar|compr*|escritur*|transferenc*)',
        '(cobra*|cuanto) & escriturar',
        'quien paga & (escritura|gastos|transferencia|escribano)',
        '!(en total|todo|total) & (escriban*|escritur*|notari*) & (papeles|gastos|impuestos|tramites|tasas)',
        'gastos? extras? & compr*',
        '!(se gasta|gastaria|gasto) & (en total|todo) & compr*',
        '!(en total|costo total|todo incluido|total a pagar) & (compr*|escritur*)',
        '!(gastos?|costos?|plata|pagar|pago|dinero) & (ademas|aparte|fuera|encima|sobre todo) (del|de el|de la) (precio|valor)',
      ],
      en: [
        '!(in total|altogether|all in|total (cost|amount|money|price)) & (buy|buying|purchase)',
        'who pays & (closing|notary|fees?|costs?|deed|transfer)',
        'closing (costs?|fees?)|(transfer|deed|buying|purchase|transaction) (costs?|fees?|tax|taxes)',
        '(costs?|fees?) & (buy|buying|purchase|when i buy|deed)',
        '!(tax|taxes) & (buy|buying|purchase|when i buy|deed)',
      ],
      pt: [
        '!impostos? & (compr*|escritura)',
        '(custos?|gastos?|despesas?|taxas?|impostos?) & (compr*|escritura|transferencia|cartorio)',
        'quanto custa & (escritura|transferencia|cartorio|escriturar|transferir)',
        'itbi',
        'quem paga & (cartorio|escritura|custos?|gastos?|escribano|transferencia)',
      ],
    },
    answer: {
      es: `Contá con ${f.closingCosts} del precio en gastos de escritura: honorario del escribano, ${f.registryTax} de tasa judicial, una tasa municipal y el certificado de ${f.certificateFee}. Suelen ser de quien compra, aunque se puede acordar otra cosa${cite.whoPays}; el impuesto a la ganancia es de quien vende.`,
      en: `Count on ${f.closingCosts} of the price in closing costs: the notary’s fee, ${f.registryTax} registry tax, a municipal tax and the certificate at ${f.certificateFee}. The buyer usually pays them, though you may agree otherwise${cite.whoPays}; the tax on the gain is the seller’s.`,
      pt: `Conte com ${f.closingCosts} do preço em custos de escritura: honorário do escribano, ${f.registryTax} de taxa judicial, uma taxa municipal e o certificado de ${f.certificateFee}. Costumam ser de quem compra, mas pode-se combinar outra coisa${cite.whoPays}; o imposto sobre o ganho é de quem vende.`,
    },
  },
  notaryFee: {
    guide: 'costs',
    section: 'buying',
    about: {
      es: ['(cuanto|cobra*|honorarios?|arancel*|tarifa*) & (escribano|escribana|escribania|notari*)'],
      en: ['(how much|charge*|fees?|cost) & (notary|escribano)'],
      pt: ['!(quanto|cuanto|cobra*|honorarios?) & (escribano|tabeliao|cartorio|notario)'],
    },
    answer: {
      es: `Suele cobrar de ${f.notaryFee.fee} del precio, más ${f.notaryFee.vat} de IVA, según el monto. Acordalo por escrito antes de empezar.`,
      en: `Usually from ${f.notaryFee.fee} of the price, plus ${f.notaryFee.vat} VAT, depending on the amount. Agree it in writing before you start.`,
      pt: `Costuma cobrar de ${f.notaryFee.fee} do preço, mais ${f.notaryFee.vat} de IVA, conforme o valor. Combine por escrito antes de começar.`,
    },
  },
  saleTax: {
    guide: 'costs',
    section: 'selling',
    about: {
      es: [
        '(impuestos?|irp|iva|tribut*|ganancia|paga*) & (al vender|vender|vendo|venta|vendi|vende) & (impuestos?|irp|iva|tribut*)',
        'cuanto (impuesto )?(pago|se paga) (si|al|cuando) vend*',
        '(cuanto|que) & (pago|pagaria|pagamos) & (si|cuando|quiero|quisiera) & (vender|vendo|vendiera)',
        '!(impuestos?|irp|inr) & (vender|vendo|venta) & (no vivo|no resid*|afuera|exterior|extranjero)',
      ],
      en: [
        '!(tax|taxes) & (sell|selling|sale) & (not live|don t live|dont live|live abroad|non ?resident|abroad)',
        '(tax|taxes|taxed|capital gains?|vat|irp) & (sell|selling|sale|sold)',
        'capital gains?',
      ],
      pt: [
        '(impostos?|irp|iva|tribut*|ganho de capital) & (vender|venda|vendo|vendi)',
        '(quanto|que) & (pago|pagaria|pagamos) & (vender|vendo|vendesse)',
      ],
    },
    answer: {
      es: `Si residís acá, pagás IRP de ${f.saleIncomeTax.rate} sobre lo menor entre la ganancia y ${f.saleIncomeTax.base} del precio: como mucho ${f.saleIncomeTax.most} del precio, y sin IVA${cite.saleNoVat}. Quien no reside paga INR, ${f.saleTaxAbroad.most} del precio, y suma ${f.saleVat.most} de IVA, igual que las empresas.`,
      en: `A resident individual pays IRP of ${f.saleIncomeTax.rate} on the lesser of the gain and ${f.saleIncomeTax.base} of the price: at most ${f.saleIncomeTax.most} of the price, and no VAT${cite.saleNoVat}. A non-resident pays INR, ${f.saleTaxAbroad.most} of the price, and ${f.saleVat.most} VAT, as companies do.`,
      pt: `Quem reside aqui paga IRP de ${f.saleIncomeTax.rate} sobre o menor entre o ganho e ${f.saleIncomeTax.base} do preço: no máximo ${f.saleIncomeTax.most} do preço, e sem IVA${cite.saleNoVat}. Quem não reside paga INR, ${f.saleTaxAbroad.most} do preço, e mais ${f.saleVat.most} de IVA, como as empresas.`,
    },
  },
  owningCosts: {
    guide: 'costs',
    section: 'owning',
    about: {
      es: [
        '!(gastos|costos) & (todos los anos|por ano|al ano|anual(es)?|cada ano|fijos) & (departamento|depto|casa|propiedad|inmueble|vivienda|tener)',
        '!(cuanto|cuanta|cuantos|que|cuales) & (gastos? (fijos?|mensual*|anual*|(tengo |hay )?por mes|al mes|de ser dueno)|mantener(l[oa])?|mantenimiento|cuesta tener|sale tener) & (departamento|depto|casa|propiedad|inmueble)',
      ],
      en: [
        '!(costs?|expenses?) & (every year|each year|yearly|annual*|per year|a year) & (apartment|flat|house|home|property|own*|condo)',
        '!(what|how much) & (running costs?|monthly (costs?|expenses?)|costs? (to|of) (maintain|keep|own)*|maintain|upkeep) & (apartment|flat|house|home|property|own*)',
      ],
      pt: [
        '!(gastos|custos|despesas) & (por ano|ao ano|anua(l|is)|todo ano|todos os anos|fix[ao]s) & (apartamento|casa|imovel|ter)',
        '!(quanto|quais|que) & (manter|custa ter|gastos? mensa(l|is)|custos? mensa(l|is)) & (apartamento|casa|imovel)',
      ],
    },
    answer: {
      es: `Cada año, el impuesto inmobiliario: ${f.propertyTax} del valor fiscal, que es menor que el precio. Cada mes, en un edificio, las expensas: como ejemplo, ${f.condoFeeExample.fee} por un departamento de ${f.condoFeeExample.price} en Villa Morra. Luz, agua, seguro y arreglos son aparte y no los mido.`,
      en: `Each year the property tax: ${f.propertyTax} of the fiscal value, which is lower than the price. Each month, in a building, the expensas: as an example, ${f.condoFeeExample.fee} for a flat of ${f.condoFeeExample.price} in Villa Morra. Electricity, water, insurance and repairs come on top and I don’t measure them.`,
      pt: `A cada ano, o imposto imobiliário: ${f.propertyTax} do valor fiscal, que é menor que o preço. A cada mês, num prédio, as expensas: como exemplo, ${f.condoFeeExample.fee} por um apartamento de ${f.condoFeeExample.price} em Villa Morra. Luz, água, seguro e consertos são à parte e não os meço.`,
    },
  },
  propertyTax: {
    guide: 'costs',
    section: 'owning',
    about: {
      es: [
        '!cuanto* & impuesto inmobiliario',
        '(impuesto|contribucion) (inmobiliari[oa]|municipal|anual|territorial)',
        '(impuestos?|paga*|pago) & (por ano|al ano|anual*|todos los anos|cada ano|tener una|ser dueno) & (casa|terreno|propiedad|inmueble|depto|departamento|impuesto*)',
        'valor fiscal',
        '!quien & (paga|debe|corresponde) & impuesto (inmobiliari[oa]|municipal|anual)',
      ],
      en: [
        'property tax(es)?|real estate tax(es)?|municipal tax(es)?|council tax|yearly tax(es)?|annual tax(es)?|fiscal value',
        '(tax|taxes) & (own*|every year|yearly|annual*)',
      ],
      pt: ['iptu|imposto (predial|territorial|imobiliario|anual|municipal)|valor fiscal'],
    },
    answer: {
      es: `El impuesto inmobiliario es ${f.propertyTax} al año del valor fiscal, no del de mercado, y lo cobra la municipalidad al dueño; en un alquiler, el contrato puede decir otra cosa. Para 2026 los valores subieron ${f.fiscalValues}; un ejemplo de Asunción: ${f.fiscalExample.plot} sobre asfalto, unos ${f.fiscalExample.year} al año.`,
      en: `The property tax is ${f.propertyTax} a year of the fiscal value, not of the market’s, and the municipality collects it from the owner; a lease may say otherwise. For 2026 the values rose by ${f.fiscalValues}; an example in Asunción: ${f.fiscalExample.plot} on a paved street, some ${f.fiscalExample.year} a year.`,
      pt: `O imposto imobiliário é ${f.propertyTax} ao ano do valor fiscal, não do de mercado, e a municipalidade o cobra do dono; num aluguel, o contrato pode dizer outra coisa. Para 2026 os valores subiram ${f.fiscalValues}; um exemplo em Assunção: ${f.fiscalExample.plot} em rua asfaltada, cerca de ${f.fiscalExample.year} por ano.`,
    },
  },
  propertyTaxDue: {
    guide: 'costs',
    section: 'owning',
    about: {
      es: [
        '!(cuando|fecha|hasta cuando|que (dia|mes)|vencimiento|plazo) & (impuesto inmobiliario|impuesto municipal|impuesto de (la casa|mi casa|inmueble))',
        '!impuesto inmobiliario & (cuando|hasta cuando|que (dia|mes)|fecha) & (venc*|se paga|pagar|hay que)',
      ],
      en: ['!(when|deadline|due) & (property|real estate) tax(es)?'],
      pt: ['!(quando|vencimento|ate quando|prazo) & (iptu|imposto (imobiliario|predial|municipal))'],
    },
    answer: {
      es: `Vencía el ${f.propertyTaxDue.asuncion} en Asunción y el ${f.propertyTaxDue.elsewhere} en otras ciudades, y suele haber prórrogas. La fecha de este año la dice cada municipalidad: preguntá ahí con la cuenta catastral, y si te atrasaste, cuánto suman los recargos.`,
      en: `It was due on ${f.propertyTaxDue.asuncion} in Asunción and ${f.propertyTaxDue.elsewhere} elsewhere, and extensions are common. Each municipality states this year’s date: ask there with the cadastre number, and if you are late, what the surcharge is.`,
      pt: `Vencia em ${f.propertyTaxDue.asuncion} em Assunção e em ${f.propertyTaxDue.elsewhere} em outras cidades, e é comum haver prorrogações. A data deste ano quem diz é cada municipalidade: pergunte lá com o número de cadastro, e se atrasou, de quanto é o acréscimo.`,
    },
  },
  yearlyTaxes: {
    guide: 'costs',
    section: 'owning',
    about: {
      es: [
        '!(impuestos|tributos) & (por ano|al ano|anual(es)?|todos los anos|cada ano|fijos)',
        '!(que|cuales|cuantos) & impuestos & (tengo|tiene|hay|pago|paga*) & (dueno|propietario|tener un*)',
      ],
      en: [
        '!(which|what|how much|any) & taxes & (every year|each year|yearly|annual*|per year|a year|as an owner)',
      ],
      pt: ['!(quais|que|quanto) & impostos & (por ano|ao ano|anua(l|is)|todo ano|todos os anos|cada ano)'],
    },
    answer: {
      es: `Si lo usás vos, uno solo: el impuesto inmobiliario, ${f.propertyTax} al año del valor fiscal (menor que el de mercado), que cobra la municipalidad. Si lo alquilás, se suma ${f.rentVat} de IVA al alquiler y pagás IRP de hasta ${f.rentIncomeTax.most} si residís acá, o INR de ${f.rentTaxAbroad.most} si no. En un edificio, además, las expensas cada mes, que no son impuesto.`,
      en: `If you use it yourself, just one: the property tax, ${f.propertyTax} a year of the fiscal value (below the market’s), which the municipality collects. If you let it, ${f.rentVat} VAT is added to the rent and you pay IRP of at most ${f.rentIncomeTax.most} as a resident, or INR of ${f.rentTaxAbroad.most} if not. In a building, the monthly expensas too, which are no tax.`,
      pt: `Se você mesmo usa, um só: o imposto imobiliário, ${f.propertyTax} ao ano do valor fiscal (menor que o de mercado), cobrado pela municipalidade. Se aluga, soma-se ${f.rentVat} de IVA ao aluguel e você paga IRP de até ${f.rentIncomeTax.most} se reside aqui, ou INR de ${f.rentTaxAbroad.most} se não reside. Num prédio, além disso, o condomínio (expensas) a cada mês, que não é imposto.`,
    },
  },
  rentTax: {
    guide: 'costs',
    section: 'letting',
    about: {
      es: [
        '(impuestos?|irp|iva|tribut*|factur*) & (alquiler|alquilo|alquilar|alquileres|rentas?|arriendo)',
        '(me descuentan|descuentan|me sacan|me retienen|me cobran de impuesto*) & (alquilo|doy en alquiler|si la alquilo)',
      ],
      en: ['(tax|taxes|taxed|vat|irp|income tax|invoice) & (rent|rental|renting|let|letting|lease)'],
      pt: ['(impostos?|irp|iva|tribut*|nota fiscal) & (aluguel|alugo|alugar|alugueis|locacao)'],
    },
    answer: {
      es: `Por una vivienda en alquiler se suma ${f.rentVat} de IVA. Quien reside paga además IRP de ${f.rentIncomeTax.rate} sobre lo menor entre lo neto y ${f.rentIncomeTax.base} del alquiler, o sea como mucho ${f.rentIncomeTax.most}; quien no reside, ${f.rentTaxAbroad.most}.`,
      en: `Home rent carries ${f.rentVat} VAT on top. A resident owner also pays IRP of ${f.rentIncomeTax.rate} on the lesser of the net and ${f.rentIncomeTax.base} of the rent, so at most ${f.rentIncomeTax.most}; a non-resident pays ${f.rentTaxAbroad.most}.`,
      pt: `Sobre o aluguel de moradia soma-se ${f.rentVat} de IVA. Quem reside paga ainda IRP de ${f.rentIncomeTax.rate} sobre o menor entre o líquido e ${f.rentIncomeTax.base} do aluguel, ou seja no máximo ${f.rentIncomeTax.most}; quem não reside, ${f.rentTaxAbroad.most}.`,
    },
  },
  newUnitVat: {
    guide: 'offPlan',
    section: 'price',
    about: {
      es: [
        'iva & (a estrenar|nuev[oa]s?|constructora|desarrollador*|pozo|incluid[oa]|depto|departamento|casa)',
      ],
      en: ['vat & (new|developer|off plan|apartment|house|flat|included)'],
      pt: ['iva & (nov[oa]s?|construtora|na planta|apartamento|casa|inclus[oa])'],
    },
    answer: {
      es: `Las fuentes no coinciden: una guía suma ${f.newUnitVat.guides} al precio de una unidad nueva y la base de la ley da ${f.newUnitVat.law}. Preguntá si el precio ya incluye IVA y que conste en el contrato.`,
      en: `Sources differ: one guide adds ${f.newUnitVat.guides} to the price of a new unit, while the law’s base gives ${f.newUnitVat.law}. Ask whether the price includes VAT and have the contract say so.`,
      pt: `As fontes divergem: um guia soma ${f.newUnitVat.guides} ao preço de uma unidade nova e a base da lei dá ${f.newUnitVat.law}. Pergunte se o preço já inclui IVA e que conste no contrato.`,
    },
  },
  agencyFee: {
    guide: 'costs',
    section: 'agency',
    about: {
      es: [
        '(cuanto|comision*|honorario*|cobra*|porcentaje) & (inmobiliarias?|corredor(es)?|agentes?|asesor(es)? inmobiliari*|intermediari*)',
        '(quien paga|cuanto es|de cuanto es) (la )?comision',
        '(cuanto|que (parte|porcentaje|tajada)|con cuanto) & (se (lleva|queda)|saca|gana|muerde) & (inmobiliarias?|corredor(es)?|agentes?|intermediari*)',
        '!(comision*|honorarios) & (alquila|alquilo|alquilar|alquiler|inquilino|vendedor|comprador|al vender|al comprar)',
        'quien (le )?paga a(l| la) (agente|corredor|inmobiliaria)',
        '!(gastos? de administracion|administr*) & (alquil*|inmobiliaria|inquilin*)',
      ],
      en: [
        '!(manag*|administ*) & (rental|rent|tenant*) & (fee*|cost*|charge*|agency|how much)',
        '(how much|commission*|fees?|charge*|percent*|costs?) & (agents?|agency|agencies|broker*|realtors?)',
        'who pays (the )?(real estate )?(commission|agent|broker|realtor)',
        '(what cut|what share|how much|how big a cut) & (take*|keep*|get*|make*) & (agents?|agency|agencies|broker*|realtors?)',
      ],
      pt: [
        '(quanto|comissao|comissoes|honorario*|cobra*|porcentagem) & (imobiliarias?|corretor(es)?|agentes?|inmobiliarias?)',
        'quem paga (a |o )?(comissao|corretor|imobiliaria)',
        '(quanto|que (parte|fatia)|com quanto) & (fica|leva|ganha|tira) & (imobiliarias?|corretor(es)?|agentes?)',
      ],
    },
    answer: {
      es: `En una venta la inmobiliaria suele cobrar ${f.saleCommission} más IVA, casi siempre a quien vende. En un alquiler es común ${f.leaseCommission} de alquiler, y quién lo paga varía; administrarlo ronda ${f.rentAdministration} del alquiler.`,
      en: `On a sale the agency usually charges ${f.saleCommission} plus VAT, mostly to the seller. On a lease ${f.leaseCommission} of rent is common, and who pays varies; managing it costs about ${f.rentAdministration} of the rent.`,
      pt: `Na venda a imobiliária costuma cobrar ${f.saleCommission} mais IVA, quase sempre de quem vende. No aluguel é comum ${f.leaseCommission} de aluguel, e quem paga varia; administrar custa cerca de ${f.rentAdministration} do aluguel.`,
    },
  },
} as const satisfies Record<string, Topic>
