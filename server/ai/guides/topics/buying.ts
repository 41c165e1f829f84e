import type { Topic } from '#server/ai/guides/topic.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

const eitherWay = (one: string, or: string, other: string) =>
  `((${one}) ${or} (${other})|(${other}) ${or} (${one}))`

/** "en pozo o usado", "usado o de constructora" */
const choice = {
  es: eitherWay(
    '(en|de) pozo|pozo|preventa|constructora|desarrolladora|a estrenar|nuev[oa]s?',
    '(o|u|versus|vs|que)( algo| uno| una| un| depto| departamento| casa| ya| de| la| a| en| esperar?| espero| mejor| comprar?| que este){0,4}',
    'usad[oa]s?|terminad[oa]s?|construid[oa]s?|particular|segunda mano|ya hech[oa]|reventa',
  ),
  en: eitherWay(
    'off plan|presale|pre construction|new|new build|developer|brand new',
    '(home |house |apartment |one )?(or|vs|versus|than)( a| an| the| from| to| should i| wait| for| buy){0,5}',
    'used|resale|second hand|existing|finished|older',
  ),
  pt: eitherWay(
    '(na )?planta|em pozo|en pozo|nov[oa]s?|construtora|lancamento',
    '(ou|vs|versus|que)( um| uma| na| de| da){0,3}',
    'usad[oa]s?|pront[oa]s?|revenda',
  ),
} as const

export const buyingTopics = {
  steps: {
    guide: 'buying',
    section: 'steps',
    about: {
      es: [
        '!(por donde|como|desde donde) (empiezo|empezar|arranco|arrancar|comienzo|comenzar|se empieza|se arranca)',
        '(pasos|paso a paso|proceso|tramites?|procedimiento) & (compr*|escritur*|transfer*)',
        '(revis*|verific*|fijar*|mirar|saber|cuidado*|hago|hacer) & antes de (comprar|firmar|senar)',
        'como (hago|se hace|hacer) & (transferencia|transferir|escriturar|traspaso)',
        'como (hago para |se hace para |puedo )?(comprar|compro|se compra) & (casa|depto|departamento|propiedad|inmueble|vivienda|terreno|paraguay)',
        'que (necesito|hace falta|hay que hacer|tengo que hacer|se necesita) para comprar (una?|mi)? ?(casa|depto|departamento|propiedad|inmueble|vivienda)',
      ],
      en: [
        '(steps?|process|procedure) & (buy|buying|purchase)',
        '!(where|how) (do i|to|should i) (start|begin) & (buy*|first home|house|property)',
        'need (a |an )?(lawyer|notary|attorney) & (buy*|purchas*)',
        'how & transfer & (title|property|deed|ownership)',
        'before (buying|i buy|signing|i sign|purchasing)',
        'how (do i|does one|to|can i) buy & (house|home|apartment|flat|property|land|paraguay)',
        'how does buying & work*',
      ],
      pt: [
        '(passos|passo a passo|processo) & (comprar|compra)',
        '!(por onde|como) (comeco|comecar)',
        'antes de (comprar|assinar)',
        'como (faco para |se |posso )?comprar & (casa|apartamento|imovel|terreno|paraguai)',
      ],
    },
    answer: {
      es: `Primero el escribano pide el certificado del registro, que cuesta ${f.certificateFee} y sale en hasta ${f.certificateTime}, y ve si el título está libre; después se firma la escritura y se inscribe. De punta a punta son unos ${f.transferTime}. No pagues seña antes de ver que quien vende es el titular${cite.titleBeforeMoney}.`,
      en: `First the notary orders the registry certificate, which costs ${f.certificateFee} and takes up to ${f.certificateTime}, and checks that the title is clear; then the deed is signed and registered. From start to end it takes about ${f.transferTime}. Commit to nothing before you have seen that the seller is the registered owner${cite.titleBeforeMoney}.`,
      pt: `Primeiro o escribano pede o certificado do registro, que custa ${f.certificateFee} e sai em até ${f.certificateTime}, e vê se o título está livre; depois se assina a escritura e ela é registrada. Do começo ao fim são cerca de ${f.transferTime}. Não pague sinal antes de ver que quem vende é o titular${cite.titleBeforeMoney}.`,
    },
  },
  transferTime: {
    guide: 'buying',
    section: 'time',
    about: {
      es: [
        '(cuantos dias|cuanto tiempo|tiempo|plazo|demora*|tarda*) & (escritura*|transferenc*|titulo|registr*|inscri*|certificado|run|papeles)',
      ],
      en: [
        '(how long|how many days|(?<!good |best |right |first )time) & (deed|transfer*|title|registr*|clos(e|ing)|buy|buying|purchase)',
      ],
      pt: ['(quanto (tempo|demora)|prazo|demora*) & (escritura|transferencia|titulo|registr*|compra*)'],
    },
    answer: {
      es: `El certificado del registro sale en hasta ${f.certificateTime}, la escritura se firma dentro de los ${f.deedTime} siguientes y la inscripción lleva ${f.registrationTime}: en total, unos ${f.transferTime}.`,
      en: `The registry certificate takes up to ${f.certificateTime}, the deed is signed within the next ${f.deedTime} and registration takes ${f.registrationTime}: about ${f.transferTime} in all.`,
      pt: `O certificado do registro sai em até ${f.certificateTime}, a escritura é assinada nos ${f.deedTime} seguintes e a inscrição leva ${f.registrationTime}: no total, cerca de ${f.transferTime}.`,
    },
  },
  titleCheck: {
    guide: 'buying',
    section: 'title',
    about: {
      es: [
        '!(que|cuales) & (documentos?|documentacion|papeles) & (vendedor*|duen[oa]|propietari[oa]|antes de|sena|senar|reserv*) & (ped*|exig*|revis*|mir*|verific*|solicit*|sena)',
        'condicion(es)? de dominio|certificado (catastral|registral|del registro|de dominio|run)',
        '(como|donde|que) & (verific*|revis*|averigu*|saber|se si|compruebo|control*|consult*) & (titulo|dueno|propietario|embarg*|hipotec*|deudas?|papeles|dominio)',
        '!(como|saber|segur[oa]|asegur*|verific*|comprob*) & (vendedor|vende|dueno) & (es (el|la)? ?(dueno|duena|propietari*|titular)|dueno de verdad|verdadero dueno)',
        '(embarg*|hipotecad*|gravamen*) & (saber|verific*|averigu*|compr*)',
        '!(riesgos?) & (compr*) & (inmueble|propiedad|casa|depto|departamento|paraguay)',
        '(riesgos?|peligro*|segur[oa]|inseguro|estaf*) & compr*',
        'que es el run|registro unificado( nacional)?',
      ],
      en: [
        '!(know|sure|prove|verify|check) & (seller|owner|they|he|she) & (really )?(own|owns|owner)',
        '!(what|which) & (documents?|papers?|paperwork) & (seller|owner|before|deposit) & (show|have|give|provide|ask|check|see|request|demand|review)',
        '(check|verify|find out|make sure|know|search) & (title|ownership|owner|mortgaged?|liens?|encumbrances?|seizure)',
        'what is (the )?run',
        'title (search|check|insurance|report)|clear title',
        '!risks? & (buy*|purchas*) & (property|home|house|apartment|paraguay)',
        '(risks?|dangers?|dangerous|safe|scams?) & (buy*|purchas*)',
      ],
      pt: [
        '!(que|quais) & (documentos?|papeis) & (vendedor|dono|antes|sinal) & (ped*|peco|exig*|verific*|confer*)',
        '(verificar|checar|saber|conferir|consultar) & (titulo|dono|proprietario|hipoteca*|penhora*|dividas?|matricula)',
        'certidao & (imovel|registro|onus|dominio)',
        '!riscos? & (compr*) & (imovel|casa|apartamento|paraguai)',
        '(riscos?|perigos?|seguro|golpes?) & compr*',
      ],
    },
    answer: {
      es: `Pedí el certificado catastral registral: dice quién es el dueño y si hay hipoteca, embargo o litigio${cite.titleReport}. Cuesta ${f.certificateFee}, sale en hasta ${f.certificateTime} y reemplaza a los dos certificados de antes${cite.certificate}. Tramitalo con un escribano antes de comprometerte. Del vendedor pedí el título original, su documento y estado civil, el comprobante municipal de impuestos al día y, en un edificio, el de expensas, y que la seña quede por escrito.`,
      en: `Ask for the cadastral and registry certificate: it says who owns the property and whether it is mortgaged, seized or disputed${cite.titleReport}. It costs ${f.certificateFee}, takes up to ${f.certificateTime} and replaces the two former ones${cite.certificate}. Have a notary get it before you commit yourself. Ask the seller for the original title, their id and marital status, the municipal clearance of taxes and, in a building, of its fees, and have the deposit put in writing.`,
      pt: `Peça o certificado catastral registral: diz quem é o dono e se há hipoteca, penhora ou litígio${cite.titleReport}. Custa ${f.certificateFee}, sai em até ${f.certificateTime} e substitui os dois de antes${cite.certificate}. Peça-o por um escribano antes de se comprometer. Do vendedor peça o título original, o documento e o estado civil, o comprovante municipal de impostos em dia e, num prédio, o de condomínio, e que o sinal fique por escrito.`,
    },
  },
  privateContract: {
    guide: 'buying',
    section: 'contract',
    about: {
      es: [
        '!boleto( de compraventa)?|(contrato|documento|instrumento) privad[oa]|compromiso de (compra|venta)|cesion de derechos',
        '!diferencia & (titulo|escritura) & boleto',
        '!(escritura|titulo) & (a mi nombre|termin* de pagar|pago todo|pagar todo|despues de pagar todo)',
        '!(sin|falta|no tiene) (titulo|escritura) & (compr*|constru*|edific*|alquil*|riesgo*|conviene|peligro*|puedo|pasa)',
        '(hace falta|es obligatori[oa]|es necesari[oa]|necesito|se puede sin|hay que) & (escritura publica|escriturar|(un )?escribano|escribania|(un )?abogado) & (compr*|vend*|casa|propiedad|terreno|inmueble|escritur*|publica)',
      ],
      en: [
        'private (contract|agreement|document)|boleto|promise to (buy|sell)|sale promise|preliminary contract',
        '!(difference|titulo|title|deed|versus|vs) & boleto',
        '!(deed|title) & (in my name|pay in full|paid in full|full payment)',
        '(mandatory|required|compulsory|necessary) & (notary|escribano|lawyer)',
        '(do i need|need|necessary|required|without) & (notary|public deed|escribano|lawyer) & (buy*|purchase|property|house|sale|land)',
        'without (a )?(title|deed) & (buy*|risk*|safe|can)',
      ],
      pt: [
        'contrato (privado|particular|de gaveta)|promessa de compra|boleto de compra*',
        '!(preciso|precisa|necessario|obrigatori[oa]) & (de )?(um )?advogado & compr*',
        '(preciso|precisa|necessario|obrigatori[oa]|sem) & (escritura|cartorio|tabeliao|escribano) & (compr*|imovel|casa|terreno)',
      ],
    },
    answer: {
      es: `Un boleto o contrato privado obliga a firmar la escritura, pero no te hace dueño${cite.privateContract}: la propiedad pasa solo por escritura pública ante escribano${cite.deedRequired}. Mientras tanto, un comprador con escritura inscripta o un embargo contra quien vende van primero${cite.privateContractRisk}.`,
      en: `A private contract (boleto) obliges both to sign the deed but does not make you the owner${cite.privateContract}: ownership passes only by a public deed before a notary${cite.deedRequired}. Until then, a buyer with a registered deed or a creditor of the seller comes first${cite.privateContractRisk}.`,
      pt: `Um contrato particular (boleto) obriga a assinar a escritura, mas não faz de você o dono${cite.privateContract}: a propriedade só passa por escritura pública diante de um escribano${cite.deedRequired}. Até lá, um comprador com escritura registrada ou um credor do vendedor vem primeiro${cite.privateContractRisk}.`,
    },
  },
  deposit: {
    guide: 'buying',
    section: 'deposit',
    about: {
      es: [
        '(sena|arras|reserva) & (compr*|casa|depto|departamento|terreno|propiedad|cuanto|devuel*|pierdo|recuper*|arrepient*|dar|dejar|pagar)',
        'senar|que es (una |la )?(sena|arras)',
        '(pide*|piden|exige*|quiere*|cobra*) & (una |la )?(sena|senar|arras|reserva|reservar)',
      ],
      en: [
        '(earnest|reservation|holding|down) (money|deposit|fee)',
        'deposit & (buy*|purchase|offer|seller)',
      ],
      pt: ['(sinal|arras|reserva) & (compr*|imovel|casa|apartamento|terreno|devol*|perco|pagar|quanto)'],
    },
    answer: {
      es: `Suele ir de ${f.deposit} del precio. Poné por escrito qué pasa si cualquiera se arrepiente, y no la entregues antes de ver el título original inscripto a nombre de quien vende${cite.titleBeforeMoney}.`,
      en: `It usually runs from ${f.deposit} of the price. Put in writing what happens if either side withdraws, and do not pay it before you have seen the original title registered to the seller${cite.titleBeforeMoney}.`,
      pt: `Costuma ir de ${f.deposit} do preço. Ponha por escrito o que acontece se alguém desistir, e não pague antes de ver o título original registrado em nome de quem vende${cite.titleBeforeMoney}.`,
    },
  },
  hiddenDefects: {
    guide: 'buying',
    section: 'after',
    about: {
      es: [
        '!vicios? ocultos?',
        '(defectos?|fallas?|humedad*|problemas) & (despues|compre|reclam*|vendedor|oculto*)',
      ],
      en: [
        '!hidden (defects?|faults?)',
        '(defects?|damage|problems?) & (after|claim) & (buy*|bought|purchase|seller)',
      ],
      pt: ['!vicios? ocultos?', '(defeitos?|problemas?) & (depois|comprei|reclamar|vendedor)'],
    },
    answer: {
      es: `Por defectos ocultos se puede reclamar dentro de ${f.hiddenDefects}, y quien vende responde si perdés el derecho sobre la propiedad${cite.lostRight}. Revisá la casa con alguien del oficio antes de firmar.`,
      en: `Hidden defects can be claimed within ${f.hiddenDefects}, and the seller answers if you lose the right to the property${cite.lostRight}. Have the house looked over by someone of the trade before you sign.`,
      pt: `Defeitos ocultos podem ser reclamados dentro de ${f.hiddenDefects}, e quem vende responde se você perder o direito sobre o imóvel${cite.lostRight}. Peça que alguém do ofício veja a casa antes de assinar.`,
    },
  },
  landPapers: {
    guide: 'land',
    section: 'papers',
    about: {
      es: [
        '(documentos?|documentacion|papeles|requisitos|titulo) & (compr*|piden|pedir|necesit*|ten*|revis*|debe) & (terreno|terrenos|lote|lotes|tierra|campo|fraccion)',
        '!superposicion( de titulos?)?|titulos? superpuestos?',
        '!(que|cuales|como) & (revis*|mir(o|ar|amos)|fij*|verific*|control*|cuidado*) & compr* & (terrenos?|lotes?|tierras?|campos?)',
        '(que|cuales) & (documentos?|documentacion|papeles) & (compr*|casa|depto|departamento|propiedad|inmueble)',
        '(que es|que significa|cual es) (el |la |un |una )?(cuenta corriente catastral|ctacte catastral|cta cte catastral|cedula catastral|numero catastral|padron|finca|matricula)',
      ],
      en: [
        '(documents?|papers?|paperwork|requirements?) & (buy*|purchase|check) & (land|plot|lot|property|house|apartment|home)',
        '(documents?|papers?|paperwork) & (need|ask|have) & (land|plot|lot)',
        '!(what|should) & (check|look (out )?for|careful|verify) & (buy*|purchas*) & (land|plot|lot)',
        'what is (a |the )?(cadastre number|padron|finca|matricula|cuenta corriente)',
      ],
      pt: [
        '(documentos?|documentacao|papeis) & (compr*|preciso|pedem|pedir|exig*) & (terreno|lote|imovel|casa|apartamento|terra)',
      ],
    },
    answer: {
      es: `Pedí cuatro cosas: el título, el certificado catastral registral, que dice dueño, hipotecas y embargos${cite.titleReport} y cuesta ${f.certificateFee}, el número de cuenta corriente catastral o padrón${cite.cadastreNumber} y los impuestos al día en la municipalidad${cite.municipalClearance}. En terrenos medí además los límites: hay títulos superpuestos en buena parte del país${cite.overlappingTitles}.`,
      en: `Ask for four things: the title, the cadastral and registry certificate, which shows owner, mortgages and seizures${cite.titleReport} and costs ${f.certificateFee}, the cadastre number${cite.cadastreNumber} and proof that municipal taxes are paid${cite.municipalClearance}. For land, have the limits measured too: titles overlap in much of the country${cite.overlappingTitles}.`,
      pt: `Peça quatro coisas: o título, o certificado catastral registral, que mostra dono, hipotecas e penhoras${cite.titleReport} e custa ${f.certificateFee}, o número de cadastro (cuenta corriente catastral ou padrón)${cite.cadastreNumber} e os impostos municipais em dia${cite.municipalClearance}. Em terrenos, mande medir os limites: há títulos sobrepostos em boa parte do país${cite.overlappingTitles}.`,
    },
  },
  dividing: {
    guide: 'land',
    section: 'divide',
    about: {
      es: [
        '(dividir|lotear|fraccionar|subdividir|desmembrar) & (terreno|lotes?|propiedad|finca|campo|puedo|vender*)',
      ],
      en: ['(divide|subdivide|split) & (land|plot|lot|lots|property)'],
      pt: ['(dividir|lotear|desmembrar) & (terreno|lotes?|imovel|fazenda)'],
    },
    answer: {
      es: `Sí, pero dividir en dos o más fracciones para vender, con urbanización, es un loteamiento y lo aprueba la municipalidad${cite.lotting}. Desde dos hectáreas se entrega ${f.lotGreen.fromTwo} para plazas y edificios públicos, y desde tres ${f.lotGreen.fromThree}, además de las calles.`,
      en: `Yes, but dividing it into two or more parts for sale, with streets and services, is a subdivision, which the municipality approves${cite.lotting}. From two hectares on ${f.lotGreen.fromTwo} is given for squares and public buildings, from three ${f.lotGreen.fromThree}, besides the streets.`,
      pt: `Sim, mas dividir em duas ou mais frações para vender, com urbanização, é um loteamento e quem aprova é a municipalidade${cite.lotting}. A partir de dois hectares entrega-se ${f.lotGreen.fromTwo} para praças e prédios públicos, e a partir de três ${f.lotGreen.fromThree}, além das ruas.`,
    },
  },
  instalmentLots: {
    guide: 'land',
    section: 'instalments',
    about: {
      es: [
        '(lote|lotes|terreno|terrenos|loteamiento|loteadora) & (cuotas?|plazos?|mensual*) & (titulo|escritura*|atras*|deber*|deb[oe]|dejo|dejar|perd*|pierdo|pag*|rescind*|conviene|como|que pasa|cuando)',
        '(deje|dejo|dejar) de pagar & (cuotas?|lote|terreno)',
        '!(puedo|se puede|como|cuanto|que) & (cuotas?|a plazos?|financia*) & (lote|lotes|loteamiento|loteadora)',
      ],
      en: [
        '!(can i|can you|how|possible) & (instalments?|installments?|monthly payments?|pay monthly) & (lots?|plots?|land)',
        '(lots?|plots?|land) & (instalments?|installments?|monthly payments?) & (deed|title|late|arrears|default|miss|when|how|lose|happens?|worth)',
      ],
      pt: [
        '!(posso|da para|como|consigo|pode|podemos) & (parcel*|prestacoes|a prazo) & (lotes?|terrenos?|loteamento)',
        '(lotes?|terrenos?) & (parcelas?|prestacoes|parcelad*) & (titulo|escritura|atras*|perd*|perco|quando|como|que acontece|compensa)',
      ],
    },
    answer: {
      es: `En lotes a plazo podés exigir la escritura cuando pagaste ${f.lotDeed} del precio. Con ${f.lotRescission} pagado, o mejoras por ese valor, quien vende ya no puede rescindir por atraso, salvo lo que suavice el contrato. La entrega, la cuota y el plazo los pone cada loteadora: preguntalos en la consulta del aviso.`,
      en: `With lots on instalments you may demand the deed once ${f.lotDeed} of the price is paid. With ${f.lotRescission} paid, or improvements of that value made, the seller can no longer rescind for arrears, unless the contract softens this. The down payment, the instalment and the term are set by each developer: ask in the listing’s inquiry.`,
      pt: `Em lotes a prazo você pode exigir a escritura quando pagou ${f.lotDeed} do preço. Com ${f.lotRescission} pago, ou benfeitorias nesse valor, quem vende já não pode rescindir por atraso, salvo o que o contrato suavize. A entrada, a parcela e o prazo são de cada loteadora: pergunte na consulta do anúncio.`,
    },
  },
  offPlan: {
    guide: 'offPlan',
    section: 'how',
    about: {
      es: [
        '(entregar|entrega inicial|anticipo|cuotas?) & en pozo',
        '!(conviene|vale la pena|riesgo*|ventaj*|desventaj*|segur[oa]|que es|que significa|como funciona|como se paga|recomend*|peligro*|cuidado*|pros) & (en|de|al|el) pozo',
        'preventa & (conviene|vale la pena|riesgo*|que es|como|segur*|recomend*)',
        '(compr*|invertir|inversion) en pozo',
      ],
      en: [
        '(off plan|offplan|pre construction|preconstruction|presale|pre sale|en pozo|under construction) & (buy*|worth|risk*|safe|how|what|should|good|invest*)',
      ],
      pt: [
        '(na planta|em pozo|en pozo|pre venda|pre lancamento) & (compr*|vale|compensa|risco*|como|o que|seguro|invest*)',
      ],
    },
    answer: {
      es: `Se compra antes de construir y se paga por etapas: lo usual es ${f.offPlanPayment.down} de entrega, ${f.offPlanPayment.instalments} en cuotas y ${f.offPlanPayment.delivery} al recibir. Da plazo y a veces mejor precio, pero hasta la escritura tenés un contrato, no la propiedad${cite.privateContract}: conviene si conocés a quien construye, el terreno está a su nombre y el contrato dice qué pasa si se atrasa.`,
      en: `You buy before it is built and pay in stages: usually ${f.offPlanPayment.down} down, ${f.offPlanPayment.instalments} in instalments and ${f.offPlanPayment.delivery} on delivery. It gives you time and sometimes a better price, but until the deed you hold a contract, not the property${cite.privateContract}: it pays if you know the builder, the land is theirs and the contract says what happens if they are late.`,
      pt: `Compra-se antes de construir e paga-se por etapas: o usual é ${f.offPlanPayment.down} de entrada, ${f.offPlanPayment.instalments} em parcelas e ${f.offPlanPayment.delivery} na entrega. Dá prazo e às vezes melhor preço, mas até a escritura você tem um contrato, não o imóvel${cite.privateContract}: compensa se você conhece quem constrói, o terreno está no nome dele e o contrato diz o que acontece se atrasar.`,
    },
  },
  newOrUsed: {
    guide: 'offPlan',
    section: 'how',
    about: {
      es: [`!${choice.es}`, `!(conviene|compr*|mejor|recomend*|vale la pena|elegir) & ${choice.es}`],
      en: [`!${choice.en}`, `!(buy*|better|worth|should|choose) & ${choice.en}`],
      pt: [`!${choice.pt}`, `!(compr*|melhor|vale|compensa|escolher) & ${choice.pt}`],
    },
    answer: {
      es: `En pozo pagás por etapas (lo usual: ${f.offPlanPayment.down} de entrega, ${f.offPlanPayment.instalments} en cuotas y ${f.offPlanPayment.delivery} al recibir), con plazo y a veces mejor precio, pero hasta la escritura tenés un contrato y no la propiedad${cite.privateContract}. Lo usado lo ves tal como es, lo habitás o alquilás enseguida y lo escriturás ya, con ${f.closingCosts} del precio en gastos; pedí antes el certificado que dice si tiene hipoteca o embargo${cite.titleReport}. Si necesitás mudarte o no querés el riesgo de la obra, usado; si podés esperar y conocés a quien construye, en pozo. De constructora, preguntá si el precio incluye IVA.`,
      en: `Off plan you pay in stages (usually ${f.offPlanPayment.down} down, ${f.offPlanPayment.instalments} in instalments and ${f.offPlanPayment.delivery} on delivery), with time and sometimes a better price, but until the deed you hold a contract and not the property${cite.privateContract}. A used home you see as it is, move into or rent out at once and have deeded now, with ${f.closingCosts} of the price in costs; first ask for the certificate that shows a mortgage or seizure${cite.titleReport}. If you must move or do not want the building risk, used; if you can wait and know the builder, off plan. From a developer, ask whether the price includes VAT.`,
      pt: `Na planta você paga por etapas (o usual: ${f.offPlanPayment.down} de entrada, ${f.offPlanPayment.instalments} em parcelas e ${f.offPlanPayment.delivery} na entrega), com prazo e às vezes melhor preço, mas até a escritura tem um contrato e não o imóvel${cite.privateContract}. O usado você vê como é, habita ou aluga logo e escritura já, com ${f.closingCosts} do preço em gastos; peça antes o certificado que diz se há hipoteca ou penhora${cite.titleReport}. Se precisa se mudar ou não quer o risco da obra, usado; se pode esperar e conhece quem constrói, na planta. De construtora, pergunte se o preço inclui IVA.`,
    },
  },
  condoFees: {
    guide: 'costs',
    section: 'condo',
    about: {
      es: [
        '(que son|que es|que significa*|que incluyen?|como se calcul*|obligatori*|cuanto (son|salen?|cuestan?|rondan|pago|se paga)|a cuanto|quien paga) & expensas',
        'expensas & (obligatori*|no pag*|quien paga|que son)',
      ],
      en: [
        '(what (are|is|does)|how much (is|are)|who pays|are there|avoid) & (expensas|hoa|condo fees?|building fees?|maintenance fees?)',
      ],
      pt: ['(o que e|quanto|quem paga) & (expensas|condominio)'],
    },
    answer: {
      es: `Las expensas son tu parte de los gastos comunes del edificio, y nadie se libra renunciando a usar lo común${cite.condoFees}. Como ejemplo, ${f.condoFeeExample.fee} al mes por un departamento de ${f.condoFeeExample.price} en Villa Morra.`,
      en: `Expensas are your share of the building’s common costs, and nobody gets out of them by not using what is common${cite.condoFees}. As an example, ${f.condoFeeExample.fee} a month for a flat of ${f.condoFeeExample.price} in Villa Morra.`,
      pt: `As expensas são a sua parte dos custos comuns do prédio, e ninguém se livra delas por não usar o que é comum${cite.condoFees}. Como exemplo, ${f.condoFeeExample.fee} por mês por um apartamento de ${f.condoFeeExample.price} em Villa Morra.`,
    },
  },
} as const satisfies Record<string, Topic>
