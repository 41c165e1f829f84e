import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'

export const troublesFaq = {
  scamSigns: {
    more: { guide: 'buying', section: 'steps' },
    asked: {
      es: '¿Cómo me doy cuenta de que un aviso es una estafa? | me piden plata antes de ver la propiedad | me piden un giro para reservar sin mostrar la casa | quieren que deposite antes de visitar el depto | parece estafa, el dueño está en el exterior y pide transferencia | qué miro para que no me estafen con un aviso | cómo evitar estafas inmobiliarias | miedo a que me estafen al comprar o alquilar | el dueño quiere plata por adelantado y no muestra nada | me piden seña antes de ver el depto | me piden la seña por giros tigo antes de ver el depto | quieren la seña sin mostrarme la casa | como detecto si una publicacion es trucha | me piden un giro antes de mostrarme la casa, me huele a cuento del tío | Tengo miedo que me roben la plata por internet, ¿en qué se nota que un anuncio es mentira? | que banderas rojas hay q mirar en un aviso p no caer en una estafa | el supuesto dueño está de viaje y quiere que deposite antes de ver nada, es fraude? | me pidieron la seña por giro antes de ver la casa, es normal? | quieren que mande plata por giro y recien despues me muestran el departamento | cómo me doy cuenta si es una estafa | señales de que un aviso es trucho',
      en: 'How do I tell a listing is a scam? | they want money before I can see the place | the owner is abroad and asks for a wire transfer before a viewing | asked to pay a deposit before visiting, is this a scam | how do I avoid rental scams | is this listing fake | what are the red flags of a fake property ad | how can I avoid getting scammed by a fake listing | they want a wire transfer before I have even seen the house | asked to send money to hold the flat before any viewing, normal? | how can I tell if a listing is a scam',
      pt: 'Como sei se um anúncio é golpe? | pedem dinheiro antes de mostrar o imóvel | o dono está no exterior e pede pix antes da visita | como evitar golpe de aluguel | parece golpe esse anúncio | como saber se um anúncio de imóvel é golpe | sinais de anúncio falso | pediram um pix de sinal antes de eu ver a casa, é normal?',
    },
    answer: {
      es: 'No mandes plata antes de ver la propiedad y los papeles: pedir un giro o una seña antes de mostrarla es señal de estafa. Visitala, pedí el título y el documento de quien la ofrece, y pagá recién con recibo o contrato firmado. Si el aviso es de acá, avisanos por la página de contacto.',
      en: 'Send no money before you have seen the property and its papers: being asked for a transfer or a deposit before a viewing is a sign of a scam. Visit it, ask for the title and for the id of whoever offers it, and pay only against a receipt or a signed contract. If the listing is on this site, tell us through the contact page.',
      pt: 'Não mande dinheiro antes de ver o imóvel e os papéis: pedir uma transferência ou um sinal antes de mostrar é indício de golpe. Visite, peça o título e o documento de quem oferece, e pague só com recibo ou contrato assinado. Se o anúncio é daqui, avise-nos pela página de contato.',
    },
  },
  disputeNow: {
    asked: {
      es: '¿Qué hago si la otra parte no cumple lo firmado? | la inmobiliaria no me devuelve mi plata | el vendedor no cumple con lo que firmamos | me engañaron con la casa que compré | a quién reclamo si me estafaron | mi socio no quiere cumplir el acuerdo de la propiedad | el dueño no cumple el contrato, a dónde reclamo | dónde denuncio a una inmobiliaria | tengo un conflicto por un contrato, qué hago primero | el locador no respeta nada de lo q firmamos, como procedo | Ante el incumplimiento contractual de la contraparte, ¿qué pasos corresponde seguir? | incumplimiento de contrato firmado | me están incumpliendo lo que dice el papel y no sé si mediar o ir a juicio | quien tiene razon si el otro no cumplio su parte del trato firmado?',
      en: 'What do I do if the other side breaks the contract? | the agency refuses to give my money back | the seller will not honor what we signed | where do I file a complaint against an agency | I was cheated when I bought my house | who do I claim from in a dispute about a contract | the other party is in breach of our agreement, what are my options | we have a signed contract and they are ignoring it, who can help me',
      pt: 'O que faço se a outra parte não cumpre o contrato? | a imobiliária não devolve meu dinheiro | fui enganado na compra da casa | onde reclamo de uma imobiliária | o vendedor não cumpre o que assinamos | a outra parte descumpriu o contrato assinado, e agora? | quebra de contrato, a quem recorrer',
    },
    answer: {
      es: 'Quién tiene razón en un conflicto así no lo juzgo, y no doy consejo legal. Juntá el contrato, los recibos y los mensajes, reclamá por escrito y consultá a un abogado, que te dice si conviene mediar o demandar. Si es por un aviso de acá, avisanos por la página de contacto.',
      en: 'Who is right in such a dispute I don’t judge, and I give no legal advice. Gather the contract, receipts and messages, claim in writing and ask a lawyer, who can tell you whether to mediate or to sue. If it is about a listing on this site, tell us through the contact page.',
      pt: 'Quem tem razão num conflito assim eu não julgo, e não dou conselho jurídico. Junte o contrato, os recibos e as mensagens, reclame por escrito e consulte um advogado, que diz se vale mediar ou processar. Se é por um anúncio daqui, avise-nos pela página de contato.',
    },
  },
  viewingChecklist: {
    more: { guide: 'buying', section: 'steps' },
    asked: {
      es: '¿En qué me fijo al visitar un depto? | qué miro cuando voy a ver una casa | qué reviso en la visita antes de alquilar | qué le pregunto al dueño cuando visito el departamento | lista de cosas para revisar al visitar una propiedad | voy a ver un duplex mañana, qué tengo que mirar | qué controlar antes de alquilar una casa | mañana voy a conocer un depto para alquilar, q tengo que mirar y preguntar | lista de cosas para chequear en una visita | Cuando vaya a ver el lugar, ¿qué detalles no se me pueden pasar? | checklist para recorrer un departamento | que le pregunto al de la inmobiliaria cuando me muestre el alquiler, expensas y eso?',
      en: 'What should I look at when viewing a place? | checklist for visiting an apartment | what do I ask at a viewing | what to check before renting a house | I am seeing a flat tomorrow, what should I look for | going to see an apartment tomorrow, what do I check and ask | flat visit checklist please',
      pt: 'O que olho na visita a um imóvel? | o que verificar antes de alugar uma casa | o que pergunto ao visitar o apartamento | lista do que conferir na visita | vou visitar um apê amanhã, o que devo observar e perguntar? | no dia da visita ao imóvel, no que eu presto atenção?',
    },
    answer: {
      es: 'Al visitar, fijate en humedad y filtraciones, presión de agua, tablero eléctrico, señal y ruido, y andá a distintas horas. Preguntá qué incluyen las expensas y cuánto son, quién paga qué, desde cuándo está libre y qué queda adentro. Si vas a comprar, además el título, los impuestos al día y si hay obra al lado. Sacá fotos de cómo está antes de firmar.',
      en: 'On a visit, look for damp and leaks, water pressure, the fuse box, signal and noise, and go at different hours. Ask what the expensas include and how much they are, who pays what, since when it is free and what stays inside. If you buy, also the title, taxes paid up and building works next door. Take pictures of its state before you sign.',
      pt: 'Na visita, veja umidade e vazamentos, pressão da água, quadro elétrico, sinal e ruído, e vá em horários diferentes. Pergunte o que inclui o condomínio e quanto é, quem paga o quê, desde quando está livre e o que fica dentro. Se for comprar, também o título, os impostos em dia e se há obra ao lado. Tire fotos de como está antes de assinar.',
    },
  },
  neighborTrouble: {
    asked: {
      es: '¿Qué hago con un vecino que hace mucho ruido? | mi vecino pone música fuerte toda la noche | el vecino de arriba me llena de humedad la pared | las fiestas del vecino no me dejan dormir | el perro de al lado ladra todo el día | el vecino tira basura o ramas a mi patio | problemas con el vecino por una filtración | a quién me quejo por ruidos molestos | los de al lado ponen musica hasta la madrugada, a quien me quejo | vecinos ruidosos, como reclamar | Soy una persona mayor y el de enfrente no me deja dormir con sus fiestas, ¿dónde me quejo? | conflicto con mi vecino por ruidos y humedad que viene de su departamento | hay denuncia en la muni por ruidos molestos del vecino?',
      en: "What can I do about a noisy neighbor? | my neighbor plays loud music all night | the flat above leaks into my wall | the neighbors dog barks all day | who do I complain to about noise | neighbor parties keep me awake | my upstairs neighbour parties every night, where do I complain | next door's dog barks all night, what can I do about it",
      pt: 'O que faço com um vizinho barulhento? | o vizinho faz festa toda noite | infiltração do apartamento de cima | o cachorro do vizinho late o dia todo | vizinho com som alto toda noite, pra quem eu reclamo? | o pessoal de cima não me deixa dormir, como resolvo',
    },
    answer: {
      es: 'Quién tiene razón entre vecinos no lo juzgo. Por muros y límites mandan el título y el plano: un agrimensor mide y un escribano revisa los papeles. Por ruidos, humedad o animales, hablá con la administración del edificio, que tiene un reglamento, o con la municipalidad. Si no se arreglan, un abogado te dice si conviene mediar o demandar.',
      en: 'Which neighbor is right I don’t judge. For walls and boundaries the title and the survey plan count: a surveyor measures and a notary checks the papers. For noise, damp or animals, talk to the building’s administration, which has house rules, or to the municipality. If you cannot settle it, a lawyer can tell you whether to mediate or to sue.',
      pt: 'Quem tem razão entre vizinhos eu não julgo. Por muros e limites valem o título e a planta: um agrimensor mede e um escribano revisa os papéis. Por barulho, umidade ou animais, fale com a administração do prédio, que tem um regulamento, ou com a municipalidade. Se não se acertarem, um advogado diz se vale mediar ou processar.',
    },
  },
  offPlanDelay: {
    more: { guide: 'offPlan' },
    asked: {
      es: '¿Qué pasa si la constructora se atrasa con la entrega? | compré en pozo y no me entregan el depto | la obra está parada hace meses, qué hago | se atrasó la entrega de mi departamento | cuánto puede demorar la desarrolladora después de la fecha | multa a la constructora por atraso | qué garantías tengo de que terminen el edificio | compro en pozo, qué garantía tengo de que lo terminen | el aviso dice entrega el año que viene, quién me garantiza que terminan | la torre no avanza y ya pagué cuotas | y si no terminan la obra a tiempo | compre en pozo y la obra viene atrasadisima, que puedo reclamar | la desarrolladora me debia entregar el depto hace meses y nada | ¿Qué penalidad corresponde por mora del desarrollador en la entrega de la unidad? | si el edificio no está listo para la fecha prometida me tienen que indemnizar o no | mi departamentito tenía que estar para navidad y la obra sigue por la mitad, q hago?',
      en: 'What if the developer is late with the building? | my off-plan apartment was not delivered on time | construction has stopped, what can I do | penalty for late delivery by the builder | the handover keeps being delayed | what guarantees that they finish the tower | developer missed the handover date of my new flat, am I owed anything | construction delay, late handover rights',
      pt: 'E se a construtora atrasar a obra? | comprei na planta e não entregam | a obra está parada, o que faço | multa por atraso na entrega do apartamento | que garantia tenho de que terminem o prédio | a construtora atrasou a entrega do meu apê na planta, e agora? | era pra receber as chaves mês passado e a obra nem acabou',
    },
    answer: {
      es: 'Lo que valga lo dice el contrato: mirá la fecha de entrega, cuánto puede correrse, qué te pagan por cada mes de atraso y cuándo podés salir con lo pagado de vuelta; si no lo dice, pedí que lo agreguen antes de firmar. Si ya se atrasó, reclamá por escrito con el contrato y los recibos y consultá a un abogado: qué corresponde en tu caso no lo juzgo. Cuántas obras entregó a tiempo cada empresa no lo mido: pedile edificios terminados y hablá con quienes compraron ahí.',
      en: 'What counts is the contract: see the delivery date, how far it may slip, what they pay you for each month of delay and when you may leave with your money back; if it does not say, have it added before you sign. If it is late already, claim in writing with the contract and receipts and ask a lawyer: what you are owed I don’t judge. How many buildings each company delivered on time I don’t measure: ask for finished ones and talk to people who bought there.',
      pt: 'O que vale é o contrato: veja a data de entrega, quanto pode atrasar, o que pagam por cada mês de atraso e quando você pode sair com o dinheiro de volta; se não diz, peça que ponham antes de assinar. Se já atrasou, reclame por escrito com o contrato e os recibos e consulte um advogado: o que cabe no seu caso não julgo. Quantas obras cada empresa entregou no prazo não meço: peça prédios prontos e fale com quem comprou lá.',
    },
  },
  inSuccession: {
    asked: {
      es: 'Dice que está en sucesión, ¿qué quiere decir? | el aviso dice en sucesión, qué significa | qué es una casa en sucesión | conviene comprar una propiedad en sucesión | qué riesgo tiene comprar algo en juicio sucesorio | la casa que me gusta está en sucesorio | que significa q una casa este en sucesion | leí en un anuncio la palabra sucesión y no entiendo qué es | ¿Qué implica que el inmueble se encuentre en trámite sucesorio? | el dueño me dice q la casa "tiene sucesion en tramite", eso es malo? | por que piden menos cuando el aviso pone sucesión, qué es eso',
      en: 'The ad says it is in probate, what does that mean? | what does “en sucesión” mean in a listing | is it risky to buy a home that is in succession | the house I like is an undivided estate | what does "en sucesión" on a listing mean | meaning of a house in succession',
      pt: 'O anúncio diz em sucessão, o que significa? | o que é um imóvel em inventário | vale comprar casa em inventário | risco de comprar imóvel em sucessão | o que quer dizer "en sucesión" no anúncio de uma casa | casa em sucessão, o que é isso',
    },
    answer: {
      es: 'En sucesión quiere decir que el dueño murió y un juez todavía tiene que decir quiénes heredan. Hasta que la sentencia se inscriba, nadie puede firmarte la escritura: se firman cesiones o compromisos, con más riesgo y más espera, y por eso suele pedirse menos. Antes de pagar o firmar, hacé revisar el expediente por un escribano o un abogado.',
      en: 'It means that the owner died and a judge still has to say who inherits. Until the judgment is registered nobody can sign you the deed: what is signed are assignments or promises, with more risk and a longer wait, which is why less is usually asked. Before you pay or sign, have a notary or a lawyer check the case.',
      pt: 'Em sucessão quer dizer que o dono morreu e um juiz ainda tem que dizer quem herda. Até a sentença ser registrada ninguém pode assinar a escritura: assinam-se cessões ou compromissos, com mais risco e mais espera, e por isso costuma-se pedir menos. Antes de pagar ou assinar, peça a um escribano ou advogado que veja o processo.',
    },
  },
  possessionRights: {
    more: { guide: 'land' },
    asked: {
      es: '¿Conviene comprar derechos posesorios? | me venden la posesión de un terreno, no el título | qué es la posesión de un terreno | el terreno es derechera, se puede comprar? | compro una casa con derecho posesorio | venden la mejora y la posesión nomás | vale la pena un lote sin título, solo posesión | qué riesgo tiene comprar una posesión | me ofrecen un terreno sin titulo, solo posesion, me meto? | venden derechos posesorios baratisimo, q riesgo corro | ¿Qué se adquiere jurídicamente al comprar derechos posesorios sobre un inmueble? | el señor no tiene escritura pero dice que vende su posesión de la tierra, será que compro? | terrenito a buen precio pero es solo cesión de posesión, tiene sentido comprar asi | un terreno con cesion de derechos es seguro | compro cesion de derechos de un lote, que riesgo corro',
      en: "Should I buy possession rights? | they sell the possession of the land, not the title | what are possessory rights | is it risky to buy land with possession only | land without title, only possession papers | they're selling only possession of the land, no title, is it wise to buy | cheap plot, seller has no title just occupation, should I",
      pt: 'Vale comprar direitos de posse? | vendem só a posse do terreno, sem título | o que é direito de posse | risco de comprar terreno de posse | comprar direitos de posse vale a pena ou é furada? | risco de comprar só a posse',
    },
    answer: {
      es: 'La posesión es ocupar y usar un inmueble sin ser su dueño inscripto. Quien vende derechos posesorios no te pasa el título, porque la propiedad pasa solo por escritura pública: por eso suele pedirse menos y el riesgo es tuyo. Antes de pagar, que un escribano o un abogado mire a nombre de quién está.',
      en: 'Possession (posesión) is occupying and using a property without being its registered owner. Whoever sells possession rights does not pass you the title, as ownership passes only by a public deed: that is why less is usually asked, and the risk is yours. Before you pay, have a notary or a lawyer see in whose name it is.',
      pt: 'A posse é ocupar e usar um imóvel sem ser o dono registrado. Quem vende direitos de posse não passa o título, porque a propriedade só passa por escritura pública: por isso se costuma pedir menos, e o risco é seu. Antes de pagar, peça a um escribano ou advogado que veja em nome de quem está.',
    },
  },
} satisfies Record<string, FaqEntry>
