import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

/** Building, renewing and dividing, for oneself or as a business. */
export const buildingFaq = {
  buildOrBuy: {
    more: { guide: 'land', section: 'papers' },
    asked: {
      es: '¿Conviene comprar una casa hecha o construirla? | es mejor edificar desde cero o comprar terminada | tengo terreno: construyo o vendo y compro una casa lista | me sale mejor comprar lote y edificar o casa ya lista | ventajas de construir tu propia casa frente a comprar | edificar o comprar usada | hago mi casa desde cero o agarro una terminada | construir vs comprar hecha | ¿Resulta más económico edificar que adquirir vivienda terminada? | mi marido quiere edificar y yo prefiero mudarme ya, que sale mejor | sale mas barato construir o comprar ya hecho',
      en: "Is it better to build a house or buy one ready made? | build from scratch or buy finished | I own a plot: build or sell it and buy a house | advantages of building your own house over buying | build from scratch or get an existing home | ready house or own project, what's smarter",
      pt: 'É melhor construir ou comprar casa pronta? | construir do zero ou comprar pronta | tenho terreno: construo ou vendo e compro casa pronta | construir ou comprar pronta, o que sai mais barato? | obra própria x casa pronta',
    },
    answer: {
      es: `Depende de tiempo, plata junta y ganas. Construir da la casa a tu medida y puede salir menos, pero se alarga, cuesta controlar y mientras pagás alquiler; la hecha la ves, la habitás ya y es más fácil de financiar. Sumá terreno, obra con imprevistos, planos, permisos y servicios, y comparalo con casas parecidas de la zona, más ${f.closingCosts} de escritura.`,
      en: `It depends on time, cash and patience. Building gives a house to your measure and may cost less, but drags on, is hard to control and you pay rent meanwhile; a finished one you see, move into now and finance more easily. Add plot, works with a margin, plans, permits and services, and compare with similar houses in the area, plus ${f.closingCosts} for the deed.`,
      pt: `Depende de tempo, dinheiro junto e paciência. Construir dá a casa sob medida e pode sair por menos, mas se estende, é difícil controlar e enquanto isso você paga aluguel; a pronta você vê, habita já e é mais fácil de financiar. Some terreno, obra com imprevistos, plantas, licenças e serviços, e compare com casas parecidas da zona, mais ${f.closingCosts} de escritura.`,
    },
  },
  builderContract: {
    asked: {
      es: '¿Cómo hago un contrato con el constructor de mi casa? | cuánto adelanto le doy al constructor | el constructor me dejó la obra a medias | presupuesto cerrado o por administración con el albañil | cómo pagar la obra por etapas sin que me fallen | el maestro de obras pide plata por adelantado | cuánto le adelanto al albañil para empezar | voy a edificar y no se q poner en el papel con el albañil | contrato de obra con constructor | ¿Qué estipulaciones debe contener la locación de obra de mi vivienda? | el constructor pide la mitad por adelantado, firmo algo primero? | pago por avance o por mes al que me levanta la casa? que dejo escrito',
      en: 'How do I contract a builder for my house? | how much should I advance the builder | the builder left the works half done | fixed price or cost plus with a contractor | agreement with a contractor to build my home, must-haves | written terms with my builder',
      pt: 'Como faço contrato com o construtor da minha casa? | quanto adianto ao pedreiro | o construtor deixou a obra pela metade | como faço contrato com o pedreiro da minha obra? | o construtor pede metade adiantado, o que ponho no contrato',
    },
    answer: {
      es: 'Por escrito, con planos, lista de materiales, precio cerrado o cómo se mide, plazo y multa, y pagos por etapa terminada, no por fecha: un adelanto chico y una parte que se paga recién al final. Que un arquitecto o ingeniero tuyo certifique cada etapa, y aclará quién paga IPS y seguro de los obreros. Si te dejó la obra, sacá fotos, medí lo hecho y consultá a un abogado.',
      en: 'In writing, with plans, list of materials, a fixed price or how it is measured, a deadline and penalty, and payments by stage completed, not by date: a small advance and a part paid only at the end. Have an architect or engineer of your own certify each stage, and settle who pays the workers’ social security (IPS) and insurance. If it was abandoned, take pictures, measure what is done and see a lawyer.',
      pt: 'Por escrito, com plantas, lista de materiais, preço fechado ou como se mede, prazo e multa, e pagamentos por etapa terminada, não por data: um adiantamento pequeno e uma parte paga só no fim. Que um arquiteto ou engenheiro seu certifique cada etapa, e esclareça quem paga IPS e seguro dos operários. Se abandonou a obra, fotografe, meça o feito e consulte um advogado.',
    },
  },
  buildToRent: {
    more: { guide: 'investing', section: 'net' },
    asked: {
      es: '¿Es negocio construir departamentitos para alquilar? | tengo un lote, hago dúplex para alquilar? | construir piezas o monoambientes para renta en mi terreno | edificar para alquilar cuánto rinde | conviene levantar dos dúplex y alquilarlos | construir arriba de mi casa para alquilar | hago unos monoambientes en el fondo para alquilar, es negocio | tengo un terreno y quiero levantar monoambientes para alquilarlos | duplex para renta, negocio | ¿Es rentable construir unidades locativas en lote propio? | hago cuatro departamentitos en el fondo de mi casa, cuanto recupero | me conviene construir piecitas con baño p alquilar',
      en: 'Is it good business to build small flats to rent out? | build duplexes on my plot to let | build rooms or studios for rent on my land | build a second floor on my house to rent it out | putting up mini apartments on my lot for tenants | build a fourplex to let, does the math work',
      pt: 'É bom negócio construir apartamentinhos para alugar? | tenho um lote, faço sobrados para alugar? | construir quitinetes para renda no meu terreno | construir kitnets pra alugar dá dinheiro? | vale a pena fazer quitinetes de aluguel',
    },
    answer: {
      es: `Puede serlo, si la cuenta cierra: alquiler que ya se paga por algo igual en esa zona, menos meses vacíos, arreglos, administración e IRP de hasta ${f.rentIncomeTax.most}, sobre todo lo invertido, con el terreno a su precio. Compará con el bruto usual de un departamento, ${f.grossYield}. Antes, preguntá en la municipalidad qué se puede edificar y si podrás venderlos por separado.`,
      en: `It can be, if the sum works: the rent already paid for the same thing in that area, less empty months, repairs, management and income tax of up to ${f.rentIncomeTax.most}, over everything invested, with the land at its price. Compare with the usual gross of a flat, ${f.grossYield}. First ask the municipality what may be built and whether you could sell them separately.`,
      pt: `Pode ser, se a conta fechar: aluguel que já se paga por algo igual nessa zona, menos meses vazios, consertos, administração e IRP de até ${f.rentIncomeTax.most}, sobre tudo o que investir, com o terreno pelo seu preço. Compare com o bruto usual de um apartamento, ${f.grossYield}. Antes, pergunte na municipalidade o que se pode construir e se poderá vendê-los separados.`,
    },
  },
  flipping: {
    more: { guide: 'selling', section: 'left' },
    asked: {
      es: '¿Es negocio comprar barato, reformar y vender? | compro una casa vieja, la arreglo y la revendo, se gana? | flipping de casas en Paraguay | ganar plata refaccionando casas para revender | comprar para revender rápido, qué gastos tengo | reciclar una casa antigua y venderla | agarro casas viejas, las arreglo y las revendo, deja plata? | comprar reciclar y revender | ¿Qué margen deja la reventa de inmuebles refaccionados tras impuestos y comisiones? | house flipping en asuncion conviene? | con mi cuñado albañil pensamos reformar y vender rapido, ganamos algo?',
      en: 'Is it profitable to buy cheap, renovate and resell? | house flipping in Paraguay | buy an old house, fix it and sell it | costs of buying to resell quickly | is it profitable to flip houses | is fix and flip viable in Paraguay | can I make money doing up homes and selling on',
      pt: 'É negócio comprar barato, reformar e vender? | comprar casa velha, arrumar e revender | revender imóvel rápido, que custos tenho | comprar, reformar e revender dá lucro aí? | viver de reformar casa barata e vender',
    },
    answer: {
      es: `Se puede, pero el margen se va en los costos: ${f.closingCosts} al comprar, la obra con imprevistos, ${f.saleCommission} más IVA de comisión al vender y hasta ${f.saleIncomeTax.most} de IRP si residís, además del tiempo. Comprá solo si el precio de las ya reformadas de esa cuadra deja lugar para todo eso. Si lo hacés seguido, un contador te dice si te conviene como empresa.`,
      en: `It can be done, but costs eat the margin: ${f.closingCosts} to buy, works with a margin, ${f.saleCommission} plus VAT commission to sell and up to ${f.saleIncomeTax.most} income tax for residents, besides time. Buy only if what renovated ones on that block fetch leaves room for all of it. If you do it often, an accountant tells you whether a company suits you.`,
      pt: `Dá, mas a margem vai nos custos: ${f.closingCosts} ao comprar, a obra com imprevistos, ${f.saleCommission} mais IVA de comissão ao vender e até ${f.saleIncomeTax.most} de IRP se você reside, além do tempo. Compre só se o preço das já reformadas dessa quadra deixa lugar para tudo isso. Se faz sempre, um contador diz se convém como empresa.`,
    },
  },
  lottingBusiness: {
    more: { guide: 'land', section: 'divide' },
    asked: {
      es: '¿Es negocio comprar una fracción grande y lotearla? | comprar hectáreas, dividirlas y vender lotes | cuánto se gana loteando un terreno | quiero hacer un loteamiento como inversión | gastos de lotear una propiedad para vender | armar un loteamiento con mi campo cerca de la ciudad | compro hectáreas para lotear, conviene | tengo plata para diez hectareas, las divido y vendo lotecitos? | loteamiento como negocio | ¿Qué superficies deben cederse en un loteamiento y es rentable desarrollarlo? | mi familia tiene un campo cerca de la ciudad, conviene fraccionar y vender en cuotas | convertir una chacra en barrio con lotes, es rentable?',
      en: 'Is it good business to buy a large plot and sell it in lots? | buy hectares, split them and sell plots | how profitable is a land subdivision | costs of lotting land to sell | subdividing acreage into plots to sell, profitable? | turn my farm into residential lots, worth it',
      pt: 'É bom negócio comprar uma área grande e lotear? | comprar hectares, dividir e vender lotes | custos de lotear um terreno para vender | comprar área grande e lotear dá lucro? | dividir a chácara em lotes pra vender compensa',
    },
    answer: {
      es: `Puede serlo, pero no es solo dividir: es un loteamiento que aprueba la municipalidad${cite.lotting}, con calles, agua y luz que suelen ir a tu cargo, y superficie que se entrega: ${f.lotGreen.fromTwo} desde dos hectáreas y ${f.lotGreen.fromThree} desde tres. Sumá agrimensor, proyecto, publicidad y años de cobrar en cuotas. Antes de comprar, consultá en la municipalidad si ahí se puede y a un contador.`,
      en: `It can be, but it is more than dividing: it is a subdivision that the municipality approves${cite.lotting}, with streets, water and electricity usually at your cost, and land to be given up: ${f.lotGreen.fromTwo} from two hectares and ${f.lotGreen.fromThree} from three. Add surveyor, project, advertising and years of collecting instalments. Before you buy, ask the municipality whether it is possible there, and an accountant.`,
      pt: `Pode ser, mas não é só dividir: é um loteamento que a municipalidade aprova${cite.lotting}, com ruas, água e luz em geral por sua conta, e área que se entrega: ${f.lotGreen.fromTwo} a partir de dois hectares e ${f.lotGreen.fromThree} a partir de três. Some agrimensor, projeto, publicidade e anos recebendo parcelas. Antes de comprar, consulte na municipalidade se ali se pode e um contador.`,
    },
  },
} satisfies Record<string, FaqEntry>
