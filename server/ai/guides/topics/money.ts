import type { Topic } from '#server/ai/guides/topic.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

export const moneyTopics = {
  afd: {
    guide: 'financing',
    section: 'afd',
    about: {
      es: ['!afd|primera vivienda'],
      en: ['!afd|first home (loan|program|programme|credit)|first time buyer'],
      pt: ['!afd|primera vivienda'],
    },
    answer: {
      es: `Primera Vivienda de la AFD es para quien no tiene otra casa a su nombre y cuya familia gana hasta ${f.afdWho.income}; la cuota no pasa de ${f.afdWho.instalment} del ingreso. Se presta a ${f.afdTerm.mortgage} con hipoteca o ${f.afdTerm.trust} con fideicomiso, a tasas de ${f.afdRates.lower} o ${f.afdRates.upper} según el ingreso: pedí la de hoy en tu banco.`,
      en: `AFD’s Primera Vivienda is for those with no other home to their name and a family income up to ${f.afdWho.income}; the instalment stays within ${f.afdWho.instalment} of income. It lends for ${f.afdTerm.mortgage} with a mortgage or ${f.afdTerm.trust} with a trust, at ${f.afdRates.lower} or ${f.afdRates.upper} by income: ask your bank for today’s rate.`,
      pt: `Primera Vivienda, da AFD, é para quem não tem outra casa em seu nome e cuja família ganha até ${f.afdWho.income}; a parcela não passa de ${f.afdWho.instalment} da renda. Empresta por ${f.afdTerm.mortgage} com hipoteca ou ${f.afdTerm.trust} com fideicomisso, a ${f.afdRates.lower} ou ${f.afdRates.upper} conforme a renda: peça a taxa de hoje no seu banco.`,
    },
  },
  cheRoga: {
    guide: 'financing',
    section: 'cheRoga',
    about: {
      es: ['!che roga( pora)?|credito del gobierno|vivienda del gobierno'],
      en: ['!che roga( pora)?|(government|state) (home |housing )?(loan|credit|program)'],
      pt: ['!che roga( pora)?|(credito|financiamento) do governo'],
    },
    answer: {
      es: `Che Róga Porã 2.0 presta a ${f.cheRoga.rate} anual y ${f.cheRoga.term}, con la primera cuota al mudarte, para comprar, construir o ampliar${cite.cheRogaUses}. Llega a ${f.cheRogaLimits.loan} para viviendas de hasta ${f.cheRogaLimits.price} e ingresos de ${f.cheRogaLimits.income}. Confirmá los topes de hoy en el banco.`,
      en: `Che Róga Porã 2.0 lends at ${f.cheRoga.rate} a year for ${f.cheRoga.term}, with the first instalment when you move in, to buy, build or extend${cite.cheRogaUses}. It goes up to ${f.cheRogaLimits.loan} for homes of up to ${f.cheRogaLimits.price} and incomes of ${f.cheRogaLimits.income}. Confirm today’s limits at the bank.`,
      pt: `Che Róga Porã 2.0 empresta a ${f.cheRoga.rate} ao ano por ${f.cheRoga.term}, com a primeira parcela ao se mudar, para comprar, construir ou ampliar${cite.cheRogaUses}. Vai até ${f.cheRogaLimits.loan} para moradias de até ${f.cheRogaLimits.price} e rendas de ${f.cheRogaLimits.income}. Confirme os limites de hoje no banco.`,
    },
  },
  mortgage: {
    guide: 'financing',
    section: 'banks',
    about: {
      es: [
        '!(creditos?|financi*|prestamos?|hipotecas?) & (residen*|radicacion|cedula|vivir en paraguay|extranjer*|argentin*|brasiler*|brasilen*)',
        '(creditos?|prestamos?|hipotecas?|financiacion|financiamiento) & (anos|dura*|plazo|ingreso*|tasa*|interes*|requisitos?|cuanto|como|banco*|hipotecari[oa]|vivienda|casa|comprar|conseguir|sacar|extranjer*|cuota*)',
        '(tasa*|interes*) & (hipotecari[oa]s?|vivienda|banco*)',
        '(hay|existen?|dan|ofrecen|tienen|conseguir) (algun |algunos |alguna )?(creditos?|financiacion|financiamiento|prestamos?)',
        '(creditos?|prestamos?|financiacion) & (jovenes|joven|pareja*|familia*|opciones)',
      ],
      en: [
        '!(mortgage*|loans?|financ*) & (residen*|live in paraguay|living in paraguay|foreigner*|expat*|american*|brazilian*|non resident*)',
        '(mortgage*|home loans?|housing loans?|bank loans?|loans?|financing) & (rate*|interest|get|how|requirements?|bank*|foreigner*|can|paraguay|buy|house|home)',
      ],
      pt: [
        '!(creditos?|financi*|emprestimos?) & (residen*|morar no paraguai|brasileir*|estrangeir*|argentin*)',
        '(creditos?|emprestimos?|hipotecas?|financiamentos?|financiar) & (anos|prazo|taxa*|juros|requisitos?|quanto|como|banco*|imobiliario|imovel|casa|conseguir|estrangeir*|posso)',
      ],
    },
    answer: {
      es: `En los bancos las tasas en guaraníes iban de ${f.bankRates.lowest} a ${f.bankRates.highest}, la mayoría de ${f.bankRates.usual}; Che Róga Porã (${f.cheRoga.rate}) y la AFD prestan más barato si entrás en sus topes. Los bancos piden residencia a los extranjeros y suelen darles ${f.foreignerRates}: compará la cuota en dos o tres antes de decidir.`,
      en: `Bank rates in guaraníes ran from ${f.bankRates.lowest} to ${f.bankRates.highest}, most of them ${f.bankRates.usual}; Che Róga Porã (${f.cheRoga.rate}) and AFD lend more cheaply if you fit their limits. Banks ask foreigners for residence and tend to lend to them at ${f.foreignerRates}: compare the instalment at two or three before you decide.`,
      pt: `Nos bancos as taxas em guaranis iam de ${f.bankRates.lowest} a ${f.bankRates.highest}, a maioria de ${f.bankRates.usual}; Che Róga Porã (${f.cheRoga.rate}) e a AFD emprestam mais barato se você couber nos limites. Os bancos pedem residência aos estrangeiros e costumam cobrar ${f.foreignerRates}: compare a parcela em dois ou três antes de decidir.`,
    },
  },
  downPayment: {
    guide: 'financing',
    section: 'banks',
    about: {
      es: [
        '!(cuanto|que) & (hace falta|necesito|hay que|tengo que|piden|se necesita|se pide|se da|dar|poner|minimo|minima) & (de |la |una |como )(entrega|entrada|anticipo|pie)',
        '!(entrega|entrada) (inicial|minima) & (cuanto|cuanta|que|cual)',
        '!(cuanto|cuanta|que|de cuanto) & (entrega|entrada|anticipo) & (bancos?|credito|piden|pozo|financiar)',
        '!(cuanto|cuanta plata|que) & (juntar|ahorrar|ahorrad[oa]|juntad[oa]) & (compr*|casa|depto|departamento|terreno|vivienda|propiedad|entrega|entrada)',
        '!(cuanto|cuanta plata) (tengo|tendria|hay|necesito) que (juntar|ahorrar)',
      ],
      en: [
        '!(how (much|big)|what|minimum|need*|require*) & (down ?payments?|deposit to buy|money down)',
        '!(how much|what) & (save|saved|savings) & (buy*|house|home|apartment|flat|property)',
      ],
      pt: [
        '!(quanto|qual|preciso) & (de |a |uma )entrada',
        '!quanto & (juntar|guardar|economizar) & (compr*|casa|apartamento|terreno|imovel)',
      ],
    },
    answer: {
      es: `Depende de cómo compres. En pozo lo usual es ${f.offPlanPayment.down} de entrega; con un crédito ponés lo que el banco no presta, y cada uno dice cuánto. Aparte, contá ${f.closingCosts} del precio para los gastos de escritura.`,
      en: `It depends on how you buy. Off plan it is usually ${f.offPlanPayment.down} down; with a loan you bring what the bank does not lend, and each says how much. Besides, count on ${f.closingCosts} of the price for closing costs.`,
      pt: `Depende de como você compra. Na planta o usual é ${f.offPlanPayment.down} de entrada; com um financiamento você põe o que o banco não empresta, e cada um diz quanto. Além disso, conte ${f.closingCosts} do preço para os gastos de escritura.`,
    },
  },
  investing: {
    guide: 'investing',
    section: 'net',
    about: {
      es: [
        '((?<!donde |barrio |barrios |zona |zonas |ciudad |parte )conviene|vale la pena|es buen negocio|es rentable|es buena idea|es negocio) & (invertir|inversion|comprar para alquilar|departamentos? para alquilar)',
        '(cuanto|que) & (queda|limpio|neto|rinde|deja|gana*) & (alquil*|invertir|inversion|departamento para)',
        'rentabilidad (neta|real|promedio)|renta neta|retorno neto',
        '!(buena|normal|tipica|usual|razonable) (rentabilidad|renta)|buen (rendimiento|retorno|roi)',
      ],
      en: [
        '(worth|good idea|profitable|should i|makes sense|smart) & (invest*|buy to let|rental property|buying to rent)',
        '(net|real|average|typical|gross|after costs) (rental )?(returns?|yields?)',
        '!(good|normal|decent|typical|usual) (rental )?(returns?|yields?|roi)',
        '(what|how much) (is|s) left & rent',
      ],
      pt: [
        '(vale a pena|compensa|e bom negocio|e rentavel|devo) & (investir|investimento|comprar para alugar)',
        'rentabilidade (liquida|real|media)|retorno liquido',
      ],
    },
    answer: {
      es: `El alquiler bruto ronda ${f.grossYield} del precio por año; después de expensas, meses vacíos, reparaciones e impuestos queda bastante menos: en un ejemplo, ${f.netYield.net} sobre ${f.netYield.price}. Con la calculadora de cada aviso ves cuánto queda de ese.`,
      en: `Gross rent is about ${f.grossYield} of the price a year; after expensas, empty months, repairs and taxes a good deal less is left: in one example, ${f.netYield.net} on ${f.netYield.price}. The calculator on each listing shows what is left of that one.`,
      pt: `O aluguel bruto é de cerca de ${f.grossYield} do preço por ano; depois de condomínio, meses vazios, consertos e impostos sobra bem menos: num exemplo, ${f.netYield.net} sobre ${f.netYield.price}. A calculadora de cada anúncio mostra quanto sobra daquele.`,
    },
  },
  shortStay: {
    guide: 'investing',
    section: 'shortStay',
    about: {
      es: [
        '(airbnb|alquiler temporal|temporari[oa]|por noche|por dia) & (conviene|rinde|deja|vale la pena|ocupacion|cuanto (gan*|queda|da|haria|sacaria|deja)|impuesto*|negocio)',
        '!airbnb & (alquiler|alquilar) & (comun|tradicional|normal|largo plazo|mensual|fijo)',
        '!y? ?si (lo|la|los|las) (alquil*|pongo|ponemos|publico) & (airbnb|por (noche|dia)|temporari[oa])',
      ],
      en: [
        '(airbnb|short term|short let*|nightly) & (worth|profitable|occupancy|earn*|make|tax*|return*|income)',
        '!airbnb & (long term|regular|normal|monthly) & (rent*|let*|tenant*|or)',
        '!(what if|what about|how about|if i) & (airbnb|short term|nightly)',
      ],
      pt: [
        '(airbnb|temporada|por noite|curta duracao) & (compensa|vale a pena|rende|ocupacao|ganh*|imposto*)',
        '!airbnb & (aluguel|alugar) & (normal|comum|tradicional|mensal|longo prazo)',
        '!(e )?se (eu )?(alug*|colocar|puser) & (airbnb|temporada|por noite)',
      ],
    },
    answer: {
      es: `En Asunción los avisos por noche se ocupan ${f.shortStay.occupancy} del tiempo e ingresan cerca de ${f.shortStay.month} al mes, antes de limpieza, plataforma, expensas e impuestos. Comparalo con el alquiler por mes del mismo departamento y mirá si el reglamento del edificio lo permite.`,
      en: `In Asunción nightly lets are occupied ${f.shortStay.occupancy} of the time and take in about ${f.shortStay.month} a month, before cleaning, platform, expensas and taxes. Compare it with the monthly rent of the same flat and check that the building’s rules allow it.`,
      pt: `Em Assunção os anúncios por noite ficam ocupados ${f.shortStay.occupancy} do tempo e rendem cerca de ${f.shortStay.month} por mês, antes de limpeza, plataforma, condomínio e impostos. Compare com o aluguel mensal do mesmo apartamento e veja se o regulamento do prédio permite.`,
    },
  },
  sellingWell: {
    guide: 'selling',
    section: 'price',
    about: {
      es: [
        '!(quiero|queremos|necesito|pienso|voy a) vender & (rapido|ya|urgente|que (me )?(recomend*|aconsej*|suger*)|consejos?|tips)',
        '(como|consejos?|tips|que hago para|conviene) & (vend*) & (rapido|mejor|mas|bien|precio|consejos?|casa|antes|tips)',
        '!(documentos?|papeles|requisitos?|que necesito|que hace falta) & (para )?vender',
      ],
      en: [
        '(how|tips|advice|best way) & (sell*) & (fast*|quick*|better|well|more|price|house|home|property|tips|best)',
        '(documents?|papers?|what do i need|requirements?) & (to )?sell',
      ],
      pt: [
        '(como|dicas?) & vend* & (rapido|melhor|mais|bem|preco|casa|imovel|dicas?)',
        '(documentos?|papeis|o que preciso) & (para )?vender',
      ],
    },
    answer: {
      es: `Poné un precio cerca de la mediana de los comparables (la calculadora te la da), buenas fotos y todos los datos: superficie, expensas, papeles. Tené a mano el título, los impuestos al día${cite.municipalClearance} y la cuenta de lo tuyo: ${f.saleCommission} de comisión si hay inmobiliaria, y hasta ${f.saleIncomeTax.most} de IRP si residís acá.`,
      en: `Ask a price near the median of the comparables (the calculator gives it), with good pictures and every fact: area, expensas, papers. Have the title at hand, the taxes paid${cite.municipalClearance} and your own costs reckoned: ${f.saleCommission} commission if an agency sells, and up to ${f.saleIncomeTax.most} IRP for residents.`,
      pt: `Peça um preço perto da mediana dos comparáveis (a calculadora mostra), com boas fotos e todos os dados: área, condomínio, papéis. Tenha à mão o título, os impostos em dia${cite.municipalClearance} e a conta dos seus custos: ${f.saleCommission} de comissão se houver imobiliária, e até ${f.saleIncomeTax.most} de IRP para residentes.`,
    },
  },
} as const satisfies Record<string, Topic>
