import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

export const livingForeignersFaq = {
  incomeFromAbroad: {
    more: { guide: 'moving', section: 'home' },
    asked: {
      es: '¿Cómo demuestro ingresos para alquilar si cobro del exterior? | trabajo remoto para afuera y no tengo recibo de sueldo paraguayo | soy freelancer, como pruebo mis ingresos al dueño | me piden recibo de salario y cobro en el extranjero | comprobante de ingresos de otro país sirve para alquiler | vivo de una pensión de afuera, me la aceptan para alquilar? | me pagan de una empresa de usa y el propietario quiere ver recibos de sueldo locales | soy freelance con clientes de afuera, que comprobantes le muestro para q me alquilen | acreditación de solvencia con haberes percibidos en el extranjero para una locación | no tengo recibo paraguayo, gano online, como convenzo al locador | probar ingresos de afuera para alquilar',
      en: 'How do I prove income to rent if I am paid from abroad? | I work remotely and have no Paraguayan payslips | freelancer proof of income for a landlord | will my foreign pension count as income to rent | remote salary from overseas, how do I show a landlord I can pay | I invoice foreign clients, which papers convince someone to rent to me',
      pt: 'Como comprovo renda para alugar se recebo do exterior? | trabalho remoto e não tenho contracheque paraguaio | comprovante de renda de outro país serve para alugar? | recebo do Brasil, como comprovo renda pra alugar aí | sem holerite paraguaio consigo alugar mostrando extrato de fora?',
    },
    answer: {
      es: 'Depende de quien alquila: suelen alcanzar tu contrato de trabajo o facturas y los extractos bancarios de los últimos meses. Si dudan, ofrecé más depósito, meses por adelantado o un garante. Mandá los comprobantes en castellano o con un resumen claro, y preguntá antes de visitar qué aceptan.',
      en: 'It depends on the landlord: your work contract or invoices and the bank statements of recent months are often enough. If they hesitate, offer a larger deposit, months in advance or a guarantor. Send the papers in Spanish or with a clear summary, and ask before the viewing what they accept.',
      pt: 'Depende de quem aluga: costumam bastar o contrato de trabalho ou faturas e os extratos bancários dos últimos meses. Se houver dúvida, ofereça mais depósito, meses adiantados ou um fiador. Mande os comprovantes em espanhol ou com um resumo claro, e pergunte antes de visitar o que aceitam.',
    },
  },
  contractInSpanish: {
    more: { guide: 'foreigners', section: 'can' },
    asked: {
      es: '¿El contrato puede estar en inglés o en portugués? | no entiendo castellano y tengo que firmar un contrato, necesito traductor? | traducción del contrato de alquiler o de la escritura | traductor público para firmar la compra | mi marido no habla español, puede firmar la escritura | contrato bilingüe | el contrato me lo dan solo en español y no entiendo | no entiendo castellano, me pueden redactar el alquiler en ingles? | que idioma vale legalmente en un contrato aca | contrato bilingüe a doble columna, ¿qué versión prevalece? | idioma del contrato | mi marido es aleman, le traducen lo que va a firmar ante el escribano?',
      en: 'Can the contract be in English? | do I need a translator to sign the deed | bilingual lease agreement | I do not read Spanish and have to sign a contract | can the lease be drawn up bilingually so I can read it | which language version of the agreement is the binding one',
      pt: 'O contrato pode ser em português? | preciso de tradutor para assinar a escritura | não leio espanhol e tenho que assinar um contrato | o contrato pode ser feito em português? | contrato bilíngue, qual versão vale?',
    },
    answer: {
      es: `Un contrato de alquiler se puede acordar en dos columnas, y conviene decir cuál versión manda: la española suele ser la que se usa acá. La escritura se hace en español ante escribano${cite.deedRequired}. Si no lo leés bien, llevá un traductor de tu confianza y pedile al escribano qué exige antes de la firma.`,
      en: `A lease can be agreed in two columns, and it should say which version counts: usually the Spanish one is used here. The deed is made in Spanish before a notary${cite.deedRequired}. If you do not read it well, bring a translator you trust and ask the notary what is required before you sign.`,
      pt: `Um contrato de aluguel pode ser feito em duas colunas, e convém dizer qual versão vale: aqui costuma ser a espanhola. A escritura se faz em espanhol diante de um escribano${cite.deedRequired}. Se não lê bem, leve um tradutor de confiança e pergunte ao escribano o que exige antes de assinar.`,
    },
  },
  mercosurNeighbor: {
    more: { guide: 'moving', section: 'temporary' },
    asked: {
      es: '¿Los argentinos y brasileños tienen una residencia más fácil por el Mercosur? | soy argentino y me quiero radicar, qué ventaja me da el mercosur | radicación mercosur paraguay brasilero | residencia para uruguayos y chilenos en paraguay | por ser del mercosur necesito menos papeles para quedarme? | acuerdo de residencia del mercosur | por ser argentina me sale mas facil la residencia paraguaya? | los brasileros tienen algun tramite especial para radicarse | radicación por nacionalidad Mercosur, en qué consiste | residencia mercosur para uruguayos | vivo en cordoba y quiero radicarme alla, hay via rapida por ser vecinos?',
      en: 'Is residence easier for Argentines and Brazilians because of Mercosur? | Mercosur residence agreement Paraguay | I am Brazilian, do I get residence by nationality | residence for Chileans and Uruguayans | does being a Mercosur citizen give a simpler residence permit | residency for Argentines under the Mercosur agreement',
      pt: 'Brasileiros têm residência mais fácil pelo Mercosul? | acordo de residência do Mercosul no Paraguai | sou brasileiro, consigo residência pela nacionalidade? | brasileiro tem residência facilitada pelo acordo do Mercosul? | sou uruguaio, o Mercosul ajuda a tirar a residência?',
    },
    answer: {
      es: `Sí: el acuerdo del Mercosur da una residencia de ${f.mercosurResidence} por la nacionalidad. También alcanza a países asociados, como Chile, Perú, Colombia y Ecuador. La lista de papeles y los aranceles del día los da Migraciones; y para comprar al contado o alquilar no hace falta tenerla antes${cite.passportPurchase}.`,
      en: `Yes: the Mercosur agreement gives a residence of ${f.mercosurResidence} by nationality. It also covers associated countries such as Chile, Peru, Colombia and Ecuador. The migrations office has today’s list of papers and fees; you do not need it first to buy in cash or to rent${cite.passportPurchase}.`,
      pt: `Sim: o acordo do Mercosul dá uma residência de ${f.mercosurResidence} pela nacionalidade. Também vale para países associados, como Chile, Peru, Colômbia e Equador. A lista de papéis e as taxas do dia estão em Migraciones; para comprar à vista ou alugar não é preciso tê-la antes${cite.passportPurchase}.`,
    },
  },
  borderFarmLease: {
    more: { guide: 'foreigners', section: 'lease' },
    asked: {
      es: '¿Un brasileño puede arrendar campo cerca de la frontera? | arrendar tierra rural en la franja siendo argentino | soy brasilero y quiero arrendar un campo para soja en Canindeyú | alquilar chacra en zona fronteriza siendo extranjero limítrofe | la ley de frontera prohíbe también el arrendamiento? | brasiguayo arrendamiento de campo | un brasilero quiere alquilar tierras para soja en canindeyu, puede? | arrendamiento rural en zona de seguridad fronteriza por extranjero limítrofe | sin comprar, solo arrendar chacra en la franja fronteriza siendo argentino | arriendo de campo en frontera | la ley de frontera prohibe tambien alquilar tierra o solo comprarla',
      en: 'Can a Brazilian lease farmland near the border? | leasing rural land in the border strip as an Argentine | does the border law forbid leases too | rent a farm in the security zone as a neighbor national | is leasing soy fields in the border strip open to a Brazilian | foreign neighbour wanting to lease a ranch next to the Brazilian line',
      pt: 'Brasileiro pode arrendar fazenda perto da fronteira? | arrendamento de terra na faixa de fronteira | a lei de fronteira proíbe também o arrendamento? | brasiguaio arrendar campo para soja | sou brasileiro e quero arrendar terra pra plantar perto da divisa | arrendar fazenda na faixa de fronteira',
    },
    answer: {
      es: `Es discutido: en la franja de ${f.borderStrip} la ley nombra la propiedad, el condominio y el usufructo de lo rural, no el alquiler, pero hay quien entiende que también lo alcanza${cite.borderLease}. Antes de firmar o pagar, hacé que un abogado vea la ubicación exacta y el contrato.`,
      en: `It is disputed: within the strip of ${f.borderStrip} the law names ownership, co-ownership and usufruct of rural land, not leasing, but some read it as included${cite.borderLease}. Before you sign or pay, have a lawyer look at the exact location and the contract.`,
      pt: `É discutido: na faixa de ${f.borderStrip} a lei fala de propriedade, condomínio e usufruto do rural, não de aluguel, mas há quem entenda que também o alcança${cite.borderLease}. Antes de assinar ou pagar, peça a um advogado que veja a localização exata e o contrato.`,
    },
  },
  coloniesLand: {
    more: { guide: 'land' },
    asked: {
      es: '¿Puedo comprar tierra o casa en una colonia menonita o alemana? | lotes en colonias de filadelfia o loma plata, venden a gente de afuera? | comprar en una colonia menonita sin ser socio | colonia alemana terreno se puede comprar | la cooperativa de la colonia vende tierras a extraños? | colonia hohenau obligado comprar chacra alemanes | los menonitas le venden tierra a gente de afuera? | se puede comprar un lote en filadelfia o loma plata sin ser de la colonia | tierras de cooperativa menonita, ¿son enajenables a terceros? | comprar en colonia menonita | vi un campo dentro de una colonia alemana, es de la cooperativa o tiene titulo',
      en: 'Can outsiders buy land or a house in a Mennonite colony? | buying in a German colony in Paraguay | does the colony cooperative sell land to non members | property in Filadelfia or Loma Plata for outsiders | can a non-Mennonite purchase property in Filadelfia | buying a farmhouse inside a Mennonite settlement as an outsider',
      pt: 'Quem é de fora pode comprar terra numa colônia menonita? | comprar em colônia alemã no Paraguai | a cooperativa da colônia vende terras a quem não é sócio? | quem não é menonita pode comprar terra na colônia? | comprar casa em Loma Plata sendo de fora',
    },
    answer: {
      es: `Depende de la colonia: en algunas la tierra es de una cooperativa o asociación que decide a quién la pasa, y en otras hay título común que se vende como cualquiera. Preguntá en la cooperativa y que un escribano mire a nombre de quién está. La tierra de colonias del Estado tiene reglas propias${cite.colonyLand}.`,
      en: `It depends on the colony: in some the land belongs to a cooperative or association that decides who gets it, in others there are ordinary titles sold like any other. Ask the cooperative and have a notary check in whose name it is. Land of state colonies has rules of its own${cite.colonyLand}.`,
      pt: `Depende da colônia: em algumas a terra é de uma cooperativa ou associação que decide a quem passa, em outras há título comum que se vende como qualquer um. Pergunte na cooperativa e peça a um escribano que veja em nome de quem está. A terra de colônias do Estado tem regras próprias${cite.colonyLand}.`,
    },
  },
  taxesBackHome: {
    more: { guide: 'foreigners', section: 'taxes' },
    asked: {
      es: '¿Sigo pagando impuestos en mi país si me mudo a Paraguay? | soy estadounidense y vivo acá, tengo que declarar allá? | residencia fiscal paraguaya y mi país de origen | baja fiscal en españa o argentina al irme a vivir a paraguay | doble imposición entre Paraguay y mi país | avisar a hacienda de mi país que tengo casa en paraguay | si me voy a paraguay le sigo debiendo a la afip? | dejo españa, hacienda me va a seguir cobrando? | tengo que declarar en mi patria lo que gane alla una vez mudado | doble imposición para quien se traslada a Paraguay | impuestos de mi pais al emigrar',
      en: 'Do I still pay taxes back home if I move to Paraguay? | American living in Paraguay filing US returns | do I pay taxes in the US if I live in Paraguay | tax residency in Paraguay and my home country | do I declare my Paraguayan house at home | double taxation with Paraguay | will the IRS still want a return after I relocate there | does leaving my country end my tax obligations there',
      pt: 'Continuo pagando imposto no meu país se me mudar para o Paraguai? | saída fiscal do Brasil morando no Paraguai | receita federal e imposto de renda no Brasil morando no Paraguai | preciso continuar declarando imposto no Brasil se eu me mudar? | continuo devendo imposto no meu país depois da mudança?',
    },
    answer: {
      es: `Eso lo deciden las leyes de tu país: algunos dejan de cobrar al irte y otros siguen pidiendo declarar, también lo que tengas acá. Preguntale a un contador de allá antes de mudarte. En Paraguay, por tu vivienda cuenta dónde residís: un alquiler que cobres sin residencia paga ${f.rentTaxAbroad.most}; lo demás lo ve un contador de acá.`,
      en: `That is up to your country’s laws: some stop taxing when you leave, others still ask you to file, also for what you own here. Ask an accountant there before you move. In Paraguay what counts for property is where you reside: rent you receive as a non-resident pays ${f.rentTaxAbroad.most}; an accountant here can tell you the rest.`,
      pt: `Isso quem decide são as leis do seu país: alguns deixam de cobrar quando você sai e outros continuam pedindo declaração, também do que tiver aqui. Pergunte a um contador de lá antes de se mudar. No Paraguai conta onde você reside: um aluguel que receba sem residência paga ${f.rentTaxAbroad.most}; o resto vê um contador daqui.`,
    },
  },
  retireHere: {
    more: { guide: 'moving', section: 'temporary' },
    asked: {
      es: '¿Puedo jubilarme en Paraguay cobrando la pensión de mi país? | soy jubilado extranjero y quiero pasar mi retiro en paraguay, que necesito | residencia para pensionados y rentistas | mudarnos de viejos a paraguay con la jubilación de afuera | retirarse en Paraguay con una pensión alemana | pensionista extranjero requisitos para quedarse | soy jubilado italiano, me aceptan para vivir alla con mi pension? | quiero pasar mi vejez en paraguay, q tramite hago | me giran la jubilacion desde españa si me voy a paraguay? | retiro en paraguay | con mi esposa tenemos la pension y pensamos terminar nuestros dias alla | soy pensionado extranjero, me conviene alquilar un tiempo antes de comprar',
      en: 'Can I retire in Paraguay on a pension from home? | retirement in Paraguay for foreign pensioners | residence for retirees and pensioners | retiring to Paraguay on social security | retiring to Paraguay with Social Security income, is it feasible | we are two retirees thinking of spending our old age there | pensioner from abroad, should I rent for a while before buying',
      pt: 'Posso me aposentar no Paraguai recebendo a aposentadoria do Brasil? | residência para aposentados estrangeiros | viver da aposentadoria no Paraguai | sou aposentado do INSS, posso ir morar no Paraguai? | curtir a aposentadoria em Assunção recebendo do Brasil',
    },
    answer: {
      es: `Sí: la residencia temporal, de hasta ${f.temporaryResidence}, no exige comprar ni invertir${cite.residenceWithoutProperty}; si hay una vía para pensionados y qué ingreso pide, lo dice Migraciones. Preguntá en tu caja de jubilación cómo te pagan afuera. Para la casa, probá primero alquilar cerca de médicos y comercios: «alquiler cerca de» y el nombre del lugar.`,
      en: `Yes: temporary residence, of up to ${f.temporaryResidence}, asks for no purchase or investment${cite.residenceWithoutProperty}; whether there is a route for pensioners and what income it asks for, the migrations office says. Ask your pension fund how it pays abroad. For the home, try renting first near doctors and shops: “rent near” and the place’s name.`,
      pt: `Sim: a residência temporária, de até ${f.temporaryResidence}, não exige comprar nem investir${cite.residenceWithoutProperty}; se há uma via para aposentados e que renda pede, diz Migraciones. Pergunte à sua previdência como paga no exterior. Para a casa, experimente primeiro alugar perto de médicos e comércio: «aluguel perto de» e o nome do lugar.`,
    },
  },
  digitalNomads: {
    more: { guide: 'moving', section: 'visit' },
    asked: {
      es: '¿Qué necesita un nómada digital para vivir en Paraguay? | visa nómada digital paraguay existe? | trabajo online y me quiero ir unos meses a asunción | vivir en paraguay trabajando remoto | soy nomade digital, donde me quedo y como busco internet bueno | teletrabajo desde paraguay alojamiento mensual | trabajo remoto con mi notebook, que me hace falta para instalarme un tiempo alla | hay visa para nomades digitales? | coworking e internet para trabajar online en paraguay | visa de teletrabajo | voy a laburar por internet desde paraguay, cuanto me dejan quedar',
      en: 'What does a digital nomad need to live in Paraguay? | digital nomad visa Paraguay | working remotely from Asuncion for a few months | monthly stay for remote workers with good wifi | is there a remote worker visa for Paraguay | nomad friendly setup, coworking and fast wifi, length of stay',
      pt: 'O que um nômade digital precisa para morar no Paraguai? | visto de nômade digital Paraguai | trabalhar remoto de Assunção por uns meses | existe visto de nômade digital no Paraguai? | nômade digital em Assunção',
    },
    answer: {
      es: `De visita podés estar ${f.visitorStay}, prorrogables una vez; una visa propia para nómadas no la tengo confirmada, así que preguntá en Migraciones. Buscá «alquiler amoblado con fibra óptica», y si querés oficina, «coworking». Antes de firmar pedí una prueba de velocidad hecha en la vivienda y qué pasa si se corta la luz.`,
      en: `As a visitor you may stay ${f.visitorStay}, extendable once; I have not confirmed a visa of its own for nomads, so ask the migrations office. Search “furnished rental with fiber”, and “coworking” if you want a desk. Before signing ask for a speed test made in the home and what happens in a power cut.`,
      pt: `Como visitante você pode ficar ${f.visitorStay}, prorrogáveis uma vez; um visto próprio para nômades não tenho confirmado, então pergunte em Migraciones. Busque «aluguel mobiliado com fibra óptica» e, se quiser escritório, «coworking». Antes de assinar peça um teste de velocidade feito na moradia e o que acontece se faltar luz.`,
    },
  },
  residenceKept: {
    more: { guide: 'moving', section: 'temporary' },
    asked: {
      es: '¿Cuánto tiempo puedo estar fuera sin perder la residencia? | pierdo la residencia si me voy de paraguay unos meses | tengo residencia temporal pero viajo mucho | ausentarme del país siendo residente | cada cuánto tengo que volver a Paraguay para mantener la residencia | se cae la radicación si no vivo ahí todo el año? | ya tengo la radicacion, me la sacan si viajo muchos meses? | me voy a europa un año, se me cae la cedula de residente? | cada cuanto tengo q volver al pais para no perder los papeles | ausencia larga siendo residente | saque la residencia permanente pero vivo en otro lado, me la cancelan?',
      en: "How long can I be away without losing my residence? | do I lose residency if I leave Paraguay for months | how often must I come back to keep residency | absence from the country as a temporary resident | will I lose my permit if I'm out of the country too long | maximum absence allowed for temporary residents",
      pt: 'Quanto tempo posso ficar fora sem perder a residência? | perco a residência se sair do Paraguai por meses? | de quanto em quanto tempo preciso voltar para manter a residência | perco a residência paraguaia se ficar muito tempo fora? | ausência do país e cancelamento da residência',
    },
    answer: {
      es: `Con la residencia temporal no conviene ausentarse más de ${f.absence}. Para tu caso exacto, la permanente y cómo justificar un viaje largo, preguntá en Migraciones antes de salir. La casa o el terreno que tengas siguen siendo tuyos vivas donde vivas.`,
      en: `With temporary residence you should not be away more than ${f.absence}. For your exact case, for permanent residence and for how to justify a long trip, ask the migrations office before you leave. A house or plot you own stays yours wherever you live.`,
      pt: `Com a residência temporária não convém se ausentar mais de ${f.absence}. Para o seu caso, para a permanente e para justificar uma viagem longa, pergunte em Migraciones antes de sair. A casa ou o terreno que tiver continua seu onde quer que more.`,
    },
  },
  whereForeignersLive: {
    asked: {
      es: '¿En qué barrios viven los extranjeros? | zona de expatriados alemanes en paraguay | donde se juntan los argentinos que se mudaron | comunidad brasileña en asunción, por qué zona anda | barrios con muchos europeos y americanos | dónde viven los expats | donde se instalan los gringos en asuncion | hay algun barrio de alemanes o de brasileros? | zonas con comunidad de expatriados | barrio de extranjeros | soy frances, en que parte hay mas gente de afuera',
      en: "Which neighborhoods do expats live in? | where do Germans live in Paraguay | American community area in Asuncion | expat areas | where is the expat community concentrated | I'd like neighbours from my own country, where do immigrants settle",
      pt: 'Em que bairros os estrangeiros ficam? | onde fica a comunidade brasileira em Assunção | bairro de expatriados | em que bairro mora a maioria dos brasileiros aí | quero morar perto da comunidade brasileira, onde fica?',
    },
    answer: {
      es: 'De dónde es la gente de cada barrio no lo medimos. Preguntá en tu consulado, en grupos de tu comunidad y en colegios o iglesias de tu idioma. Decime alguno de esos lugares, por ejemplo «alquiler cerca del Goethe», y te muestro qué hay alrededor y cuánto piden.',
      en: 'We do not measure where the people of each area come from. Ask your consulate, groups of your community and schools or churches in your language. Name one of those places, such as “rent near the American School”, and I show you what is around it and what it asks.',
      pt: 'De onde são as pessoas de cada bairro não medimos. Pergunte no seu consulado, em grupos da sua comunidade e em escolas ou igrejas do seu idioma. Diga um desses lugares, por exemplo «aluguel perto do Goethe», e mostro o que há ao redor e quanto pedem.',
    },
  },
} satisfies Record<string, FaqEntry>
