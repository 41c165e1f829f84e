import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

/** What the municipality takes of an owner. */
export const owningTaxesFaq = {
  propertyTaxUnpaid: {
    more: { guide: 'costs', section: 'owning' },
    asked: {
      es: '¿Qué pasa si no pago el impuesto inmobiliario? | debo varios años de impuesto inmobiliario | tengo atrasado el impuesto de mi terreno en la municipalidad | hace años que no se paga el impuesto inmobiliario de la casa | multa por no pagar impuesto inmobiliario | se puede fraccionar la deuda del impuesto inmobiliario con la muni | no pagué el impuesto inmobiliario en años, me pueden rematar | hace años no pago el inmobiliario de mi terreno, que me pueden hacer | deuda de impuesto municipal atrasada | ¿Qué consecuencias acarrea la mora del tributo inmobiliario municipal? | se puede vender si tengo el inmobiliario atrasado y hay plan de pagos? | Me olvidé de pagar el impuesto de mi casita, ¿me van a cobrar mucho recargo? | quiero vender y debo años de impuesto inmobiliario, puedo escriturar igual | se puede transferir con deuda de impuesto inmobiliario',
      en: 'What happens if I don’t pay the property tax? | I owe several years of property tax | fine for unpaid property tax | can I pay overdue property tax in instalments to the municipality | several years behind on municipal property tax, consequences | overdue real estate tax, instalment plan? | can I sell with unpaid property tax | selling while behind on municipal tax',
      pt: 'O que acontece se eu não pagar o imposto imobiliário? | devo vários anos de imposto imobiliário | multa por imposto imobiliário atrasado | não pago o imposto do imóvel há anos, o que acontece? | dívida do imposto imobiliário na prefeitura | posso vender devendo imposto imobiliário | dá pra escriturar com imposto atrasado',
    },
    answer: {
      es: `La deuda queda en la municipalidad con recargos, puede cobrarse por vía judicial y traba la venta: para escriturar hay que estar al día${cite.municipalClearance}. Pedí en la municipalidad el estado de cuenta con tu número catastral y preguntá si dan plan de pagos o quita de recargos; si estás por vender, hacelo antes de publicar.`,
      en: `The debt stays with the municipality and grows with surcharges, may be claimed in court, and holds up a sale: taxes must be paid up for the deed${cite.municipalClearance}. Ask the municipality for your statement, with your cadastre number, and whether it gives a payment plan or waives surcharges; if you mean to sell, do it before you advertise.`,
      pt: `A dívida fica na municipalidade com acréscimos, pode ser cobrada na justiça e trava a venda: para a escritura é preciso estar em dia${cite.municipalClearance}. Peça na municipalidade o extrato com o seu número cadastral e pergunte se há plano de pagamento ou desconto dos acréscimos; se for vender, faça isso antes de anunciar.`,
    },
  },
  propertyTaxWhere: {
    more: { guide: 'costs', section: 'owning' },
    asked: {
      es: '¿Dónde y cuándo se paga el impuesto inmobiliario? | donde pago el impuesto inmobiliario | fecha de vencimiento del impuesto inmobiliario | se puede pagar el impuesto inmobiliario por internet | cómo consulto cuánto debo de impuesto inmobiliario con la cuenta corriente catastral | hasta cuándo tengo tiempo de pagar el inmobiliario | hasta qué fecha se paga el inmobiliario | en qué lugar pago el inmobiliario de mi terreno | a donde voy a pagar el inmobiliario y hasta que fecha hay tiempo | pago impuesto inmobiliario online | ¿Ante qué oficina se abona el tributo sobre inmuebles y cuál es su vencimiento? | hasta cuando se puede pagar el impuesto de la casa en la muni | no me llegó ninguna boleta del impuesto, ¿con qué número pago y dónde?',
      en: 'How and where is the property tax paid? | property tax due date | can I pay the property tax online | how do I look up my property tax bill | due date and place to pay the municipal tax on my house | which office collects real estate tax',
      pt: 'Onde e quando se paga o imposto imobiliário? | vencimento do imposto imobiliário | dá para pagar o imposto imobiliário pela internet | onde pago o imposto imobiliário e até quando? | vencimento do IPTU paraguaio',
    },
    answer: {
      es: `Se paga en la municipalidad donde está el inmueble, con el número de cuenta corriente catastral o el padrón; muchas tienen también pago en línea o en bocas de cobro. El vencimiento era el ${f.propertyTaxDue.asuncion} en Asunción y el ${f.propertyTaxDue.elsewhere} en otras ciudades, y suele haber prórrogas: confirmá la fecha de este año ahí mismo.`,
      en: `At the municipality where the property lies, with its cadastre number (cuenta corriente catastral or padrón); many also take payments online or at payment counters. It was due on ${f.propertyTaxDue.asuncion} in Asunción and ${f.propertyTaxDue.elsewhere} elsewhere, and is often extended: confirm this year’s date there.`,
      pt: `Na municipalidade onde fica o imóvel, com o número de cadastro (cuenta corriente catastral ou padrón); muitas aceitam também pagamento pela internet ou em pontos de cobrança. Vencia em ${f.propertyTaxDue.asuncion} em Assunção e em ${f.propertyTaxDue.elsewhere} nas outras cidades, e costuma ser prorrogado: confirme lá a data deste ano.`,
    },
  },
  propertyTaxOldOwner: {
    more: { guide: 'costs', section: 'owning' },
    asked: {
      es: '¿Cómo actualizo en la municipalidad el titular del impuesto inmobiliario? | el impuesto inmobiliario sigue saliendo a nombre del dueño anterior | la boleta del impuesto inmobiliario está a nombre de otro | cómo cambio el nombre del titular en la municipalidad | compré y el impuesto viene a nombre de quien me vendió | actualizar datos del contribuyente en la municipalidad después de escriturar | el recibo del impuesto a nombre de otra persona me hace dueño? | el impuesto municipal figura con otro nombre, cómo lo cambio | la boleta del inmobiliario sigue llegando con el nombre del que me vendio | cambiar titular en la municipalidad | ¿Cómo se regulariza el padrón municipal tras la transferencia de dominio? | el recibo del impuesto sale a nombre de otra persona, es mia la casa igual? | q papeles llevo para poner el inmobiliario a mi nombre',
      en: "How do I update who is listed on the property tax bill? | the property tax bill still has the former owner’s name | how do I change the name at the municipality after buying | property tax receipt in another person’s name | does paying the property tax make me the owner | the tax bill still has the previous owner's name | tax receipt lists someone else, is that a problem",
      pt: 'Como atualizo na municipalidade o titular do imposto imobiliário? | o imposto imobiliário continua em nome do antigo dono | como mudo o nome do titular na municipalidade depois de comprar | recibo do imposto em nome de outra pessoa | o imposto da casa ainda vem no nome do antigo dono | comprei e o carnê do imposto continua no nome do vendedor',
    },
    answer: {
      es: `Es común y se arregla: con tu escritura inscripta y tu cédula pedís en la municipalidad que actualicen el titular. Mientras tanto pagalo igual, que no se acumule, y guardá el comprobante. El recibo del impuesto no prueba quién es dueño: eso lo dice el registro${cite.titleReport}.`,
      en: `It is common and easily mended: with your registered deed and identity card, ask the municipality to update the holder. Meanwhile pay it all the same, so that it does not pile up, and keep the receipt. A tax receipt does not prove ownership: the registry does${cite.titleReport}.`,
      pt: `É comum e se resolve: com a sua escritura registrada e a cédula, peça na municipalidade que atualizem o titular. Enquanto isso, pague mesmo assim, para não acumular, e guarde o comprovante. O recibo do imposto não prova quem é o dono: isso quem diz é o registro${cite.titleReport}.`,
    },
  },
  propertyTaxShared: {
    more: { guide: 'costs', section: 'owning' },
    asked: {
      es: '¿A quién le cobran el impuesto inmobiliario si hay varios dueños? | quién paga el impuesto inmobiliario entre hermanos o condóminos | somos varios dueños y solo yo pago el impuesto inmobiliario | mi hermano no quiere pagar su parte del impuesto inmobiliario | impuesto inmobiliario de una casa en condominio con mi ex | los otros copropietarios no ponen plata para los impuestos del terreno | a quién le cobra la muni si el terreno es de varios | mis hermanos no quieren poner para el impuesto de la casa de mamá | somos tres hermanos dueños, quien paga el inmobiliario? | impuesto inmobiliario en condominio | ¿Responden solidariamente los condóminos por el tributo inmobiliario? | le pueden reclamar todo el impuesto a un solo copropietario | yo pago siempre todo el impuesto de la casa heredada y mis hermanos nada',
      en: "Who pays the property tax when there are several owners? | my brother won’t pay his share of the property tax | I am the only co-owner paying the taxes | property tax of a jointly owned house | property tax among co-owners, how is it split | can the municipality bill just me if we're several owners",
      pt: 'De quem cobram o imposto imobiliário se há vários donos? | quem paga o imposto imobiliário entre irmãos ou coproprietários | meu irmão não paga a parte dele do imposto imobiliário | imposto imobiliário de imóvel de vários donos | quem paga o imposto se o imóvel tem vários donos? | imposto imobiliário entre coproprietários',
    },
    answer: {
      es: `Entre ustedes, cada uno según su parte; pero la municipalidad puede pedirle todo a cualquiera${cite.propertyTaxOwner}. Pagá para que no se acumule, guardá los comprobantes y dejá por escrito que se descuenta o se devuelve cuando vendan o dividan. Si alguien no quiere poner su parte, un abogado te dice cómo reclamarla.`,
      en: `Among yourselves, each by their share; but the municipality may ask any one of you for all of it${cite.propertyTaxOwner}. Pay so that it does not pile up, keep the receipts, and put in writing that it is deducted or paid back when you sell or divide. If somebody refuses their part, a lawyer can tell you how to claim it.`,
      pt: `Entre vocês, cada um conforme a sua parte; mas a municipalidade pode cobrar tudo de qualquer um${cite.propertyTaxOwner}. Pague para não acumular, guarde os comprovantes e deixe por escrito que se desconta ou se devolve quando venderem ou dividirem. Se alguém não quer pagar a sua parte, um advogado diz como cobrar.`,
    },
  },
  fiscalValueReview: {
    more: { guide: 'costs', section: 'owning' },
    asked: {
      es: 'Me subió mucho el impuesto inmobiliario, ¿se puede reclamar? | por qué me vino tan caro el impuesto inmobiliario este año | la municipalidad me cobra por metros construidos que no tengo | el avalúo fiscal de mi casa está mal, dónde reclamo | cómo se calcula el impuesto inmobiliario de mi casa | quiero que revisen el valor fiscal de mi terreno | este año me vino el doble de inmobiliario, como reclamo | revision del valor fiscal | ¿Qué recurso cabe contra la valuación fiscal de mi inmueble? | por q aumento tanto el impuesto de mi terreno respecto al año pasado | mi boleta del inmobiliario está inflada, ¿dónde pido que la corrijan?',
      en: 'My property tax went up a lot, can I contest it? | the fiscal value of my house is wrong | how is the property tax of my house calculated | the municipality charges me for built area I don’t have | disputing the fiscal valuation of my house | wrong square metres on the tax bill, appeal',
      pt: 'Meu imposto imobiliário subiu muito, posso reclamar? | o valor fiscal da minha casa está errado | como se calcula o imposto imobiliário da minha casa | meu imposto imobiliário dobrou, posso contestar? | cobraram metros a mais no imposto da casa, onde reclamo',
    },
    answer: {
      es: `Sí, se puede pedir que lo revisen. El valor fiscal sale de la superficie, el tipo de calle y la calidad de lo construido, y cada año se ajusta por decreto: el último ajuste fue de ${f.fiscalValues}. Si tu aumento es mucho mayor, mirá en la boleta qué metros y categoría te cargaron y reclamá con tu título y planos en la municipalidad, que te dice si corresponde corregirlo en catastro.`,
      en: `Yes, you can ask for a review. The fiscal value comes from the area, the kind of street and the quality of what is built, and is adjusted by decree each year: the last one was ${f.fiscalValues}. If yours rose far more, check which area and category the bill has and claim with your title and plans at the municipality, which tells you whether the cadastre must correct it.`,
      pt: `Sim, pode-se pedir revisão. O valor fiscal sai da superfície, do tipo de rua e da qualidade do que está construído, e é ajustado por decreto a cada ano: o último foi de ${f.fiscalValues}. Se o seu aumento é muito maior, veja na guia que metros e categoria puseram e reclame com título e plantas na municipalidade, que diz se o cadastro deve corrigir.`,
    },
  },
  emptyPlotTax: {
    more: { guide: 'costs', section: 'owning' },
    asked: {
      es: '¿Un terreno baldío paga impuesto? | tengo un lote vacío sin construir, pago impuestos igual? | impuesto adicional a los baldíos | recargo por terreno baldío en la municipalidad | cuánto se paga por tener un baldío | multa por yuyos en mi baldío sucio | cuánto impuesto paga un baldío | tengo un lote sin construir, cuanto de impuesto paga? | impuesto a los baldios | ¿Los inmuebles urbanos sin edificar tributan recargo? | me multan si mi lote vacio esta lleno de yuyos y sin muralla? | terreno pelado sin casa, igual se paga inmobiliario o no',
      en: 'Does an empty plot pay tax? | extra tax on vacant lots | do I pay tax on land without a building | fine for an overgrown vacant lot | tax on vacant land | my lot has nothing on it, still taxed?',
      pt: 'Terreno baldio paga imposto? | imposto adicional de terreno baldio | lote sem construção paga imposto? | multa por mato no terreno baldio | terreno vazio paga imposto? | imposto sobre terreno baldio',
    },
    answer: {
      es: `Sí: paga el impuesto inmobiliario, ${f.propertyTax} del valor fiscal por año, y los baldíos urbanos pueden tener un adicional según la municipalidad. También suelen multar si está sucio o sin cerca. Preguntá en la municipalidad cuánto le toca al tuyo y guardá el comprobante: para vender tiene que estar al día${cite.municipalClearance}.`,
      en: `Yes: it pays the property tax, ${f.propertyTax} of the fiscal value a year, and vacant city lots may carry an extra, depending on the municipality. There are often fines too where it is overgrown or unfenced. Ask the municipality what yours owes and keep the receipt: to sell it must be paid up${cite.municipalClearance}.`,
      pt: `Sim: paga o imposto imobiliário, ${f.propertyTax} do valor fiscal por ano, e os baldios urbanos podem ter um adicional conforme a municipalidade. Também costuma haver multa se está sujo ou sem cerca. Pergunte na municipalidade quanto cabe ao seu e guarde o comprovante: para vender tem de estar em dia${cite.municipalClearance}.`,
    },
  },
  propertyTaxRelief: {
    more: { guide: 'costs', section: 'owning' },
    asked: {
      es: '¿Hay exoneración del impuesto inmobiliario para jubilados? | descuento en el impuesto inmobiliario para adultos mayores | mi mamá es jubilada, tiene que pagar impuesto inmobiliario? | exoneración impuesto inmobiliario por discapacidad | descuento por pago adelantado del impuesto inmobiliario | quién está exento de pagar el impuesto inmobiliario | mi abuela jubilada paga impuesto inmobiliario | soy jubilada, me hacen descuento en el inmobiliario? | descuento impuesto inmobiliario tercera edad | ¿Qué exenciones del tributo inmobiliario existen para pensionados? | si pago al principio del año me rebajan el impuesto de la casa? | quien no tiene que pagar inmobiliario, hay algun beneficio para mayores?',
      en: 'Are retired people exempt from property tax? | property tax discount for the elderly | property tax exemption for disability | discount for paying the property tax early | senior discount on municipal property tax | any discount for paying real estate tax early',
      pt: 'Aposentado tem isenção do imposto imobiliário? | desconto no imposto imobiliário para idosos | isenção de imposto imobiliário por deficiência | aposentado tem isenção do imposto da casa? | minha mãe é pensionista, paga o imposto imobiliário inteiro?',
    },
    answer: {
      es: `Depende de la municipalidad: muchas hacen descuento por pagar temprano y algunas dan alivio a jubilados o a personas con discapacidad, con requisitos propios. La única rebaja que tengo confirmada es la del centro histórico de Asunción, de cerca de ${f.historicCentre}. Preguntá en la tuya con la cédula y el último recibo.`,
      en: `It depends on the municipality: many give a discount for paying early, and some ease it for retired or disabled people, on terms of their own. The one reduction I have confirmed is that of Asunción’s historic centre, about ${f.historicCentre}. Ask at yours with your identity card and the last receipt.`,
      pt: `Depende da municipalidade: muitas dão desconto por pagar cedo e algumas aliviam aposentados ou pessoas com deficiência, com requisitos próprios. A única redução que tenho confirmada é a do centro histórico de Assunção, de cerca de ${f.historicCentre}. Pergunte na sua com a cédula e o último recibo.`,
    },
  },
} satisfies Record<string, FaqEntry>
