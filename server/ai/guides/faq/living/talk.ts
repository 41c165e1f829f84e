import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'

export const livingTalkFaq = {
  greetingInGuarani: {
    asked: {
      es: "Mba’éichapa reiko? | mba’éichapa nde ko’ẽ | maiteípa | mba’éichapa reime chamigo | mbaeteko | mba’éichapa nde pyhare | maitei peẽme guarã | mba'eichapa che irũ | mbaeteko che ra'a, todo bien? | mba'eichapa nde ko'ẽ, oga | mba’éichapa nde ka’aru che kapo | mbaeichapa pio, buenas tardes | mbaeteko che ra'a, mba'e la porte | maitei, iporãpa nde ka'aru | nde pyhare porã, che aju ko'ápe | mba'eichapa nde asaje, che karai | ha upéi, mba'eteko piko nde? | Maitei ndéve, mba'éichapa reime ko árape",
      en: "Mba’éichapa, how are you doing? | mbaeichapa reiko nde | maitei guaraní greeting | hello, mba'éichapa! | hi there, maiteípa oga | maitei from a gringo learning Guaraní | hey, mba'éichapa nde pyhare? did I say that right | mbaeteko, hello there my friend",
      pt: "Mba’éichapa, tudo bem com você? | mbaeichapa reime | maitei, saudação em guarani | oi, mba'éichapa? | olá, mbaeichapa reiko amigo | mbaeichapa amigo, tudo joia por aí? | maitei pessoal, cumprimentando em guarani daqui do Brasil",
    },
    answer: {
      es: 'Iporã, aguyje! Ha nde? Te ayudo a buscar óga o yvy: escribime qué querés, por ejemplo «aheka óga Luque-pe», o en castellano «casa con patio en Luque». También te digo precios de un barrio y respondo dudas de alquiler, compra y papeles.',
      en: 'Iporã, aguyje! (Well, thank you!) I help you look for a home or land: write what you want, such as “house with a yard in Luque”. I also tell the prices of an area and answer questions on renting, buying and papers.',
      pt: 'Iporã, aguyje! (Bem, obrigado!) Ajudo a procurar casa ou terreno: escreva o que quer, por exemplo «casa com quintal em Luque». Também digo preços de um bairro e respondo dúvidas de aluguel, compra e documentos.',
    },
  },
  speaksGuarani: {
    asked: {
      es: "¿Hablás guaraní? | reñe’ẽkuaápa guaraníme | ikatu piko añe’ẽ guaraníme nendive | entendés guaraní o jopara | podés contestarme en guaraní | eñe’ẽ guaraníme | sabés guarani vos? | te puedo escribir en guarani? | nde piko reñe'ẽ guaranime? | entendes jopara o solo español | guarani entendés? | reikuaápa guarani che kapo | mi abuela solo se maneja en guarani, te puede escribir asi? | si te pregunto en jopara me entendes o tengo q escribir todo en castellano? | che añe'ẽ guaraníme añoite, reikuaa piko? | entendes si pongo 'aheka peteĩ óga' o no cazas nada? | ¿Es posible formularle consultas en lengua guaraní?",
      en: 'Do you speak Guaraní? | can you answer in Guarani | do you understand Guaraní or jopara | can you understand me if I write in Guaraní | my grandfather speaks only Guaraní, can he use this chat | my mother in law only talks Guarani, will you understand her? | Does this bot understand Jopara? | can I mix Guaraní words in my house search? | is Guarani supported in this chat?',
      pt: 'Você fala guarani? | pode responder em guarani | entende guarani ou jopará | você entende guarani? | fala guarani ou jopará? | você entende guarani ou jopará? | minha sogra só fala guarani, ela consegue escrever pra você?',
    },
    answer: {
      es: 'Michĩmi! Entiendo palabras y frases cortas de guaraní y jopará sobre casas, como «mboýpa ovale óga Luque-pe», y contesto en castellano, inglés o portugués para no equivocarme con tus cosas. Escribime como te salga: qué buscás, dónde y hasta cuánto.',
      en: 'Michĩmi (a little)! I understand words and short sentences in Guaraní and jopará about homes, and answer in Spanish, English or Portuguese so as not to be mistaken. Write as it comes: what you look for, where and up to how much.',
      pt: 'Michĩmi (um pouquinho)! Entendo palavras e frases curtas de guarani e jopará sobre casas, e respondo em espanhol, inglês ou português para não errar. Escreva como vier: o que procura, onde e até quanto.',
    },
  },
  languagesOfAssistant: {
    asked: {
      es: '¿En qué idiomas me podés responder? | hablás inglés o portugués vos? | puedo escribirte en portugués | me entendés si escribo en alemán | qué idiomas entiende este chat | hablas portugues con los clientes? | mi marido es ingles, le podes contestar en su idioma? | entendes aleman o frances? | idiomas que hablas | prefiero charlar en otro idioma que no sea español, se puede? | mi esposo es gringo, le podes contestar en su idioma? | los avisos estan en aleman tambien o solo en castellano? | a mi socio brasilero le podes atender en su lengua? | y frances o aleman sabes escribir vos? | se puede ver la pagina traducida al ingles? | Le agradecería indicarme las lenguas disponibles para comunicarme con este asistente.',
      en: 'Do you speak English? | can I write to you in English | which languages do you understand | can you answer in English | do you speak German | can we chat in my own language | may I write to you in English instead of Spanish | my Spanish is awful, which tongues can you reply in? | Do you do German or French, or just Spanish? | are the ads translated or only in Spanish? | which languages are supported here',
      pt: 'Você fala português? | posso escrever em português | que idiomas você entende | pode me responder em português? | posso falar com você em português? | você responde em inglês também? | posso falar com você em português mesmo?',
    },
    answer: {
      es: 'Respondo en español, inglés y portugués, y entiendo algo de guaraní. Los avisos están en el idioma en que los escribieron, y las páginas, en español o inglés. Escribime en el que te resulte más fácil: qué buscás, dónde y hasta cuánto.',
      en: 'Yes: I answer in English, Spanish and Portuguese, and understand some Guaraní. Listings are in the language they were written in, and the pages in Spanish or English. Write in whichever is easiest: what you look for, where and up to how much.',
      pt: 'Sim: respondo em português, espanhol e inglês, e entendo um pouco de guarani. Os anúncios estão no idioma em que foram escritos, e as páginas em espanhol ou inglês. Escreva no que for mais fácil: o que procura, onde e até quanto.',
    },
  },
  doesNotUnderstand: {
    asked: {
      es: 'No te entiendo nada | no entendés lo que te pregunto | no me estás respondiendo lo que pregunté | tu respuesta no tiene nada que ver | eso no es lo que te pedí | me respondés cualquier cosa | no era eso lo que quería saber | no me sirve lo que me decís | me estas contestando cualquier cosa | no es eso lo que te pregunte | que lio, no comprendo lo que me decis | respuesta equivocada | hijo, no entiendo lo que me pone, hableme mas facil | te dije luque y me salis con san lorenzo, leé bien nde | ya van tres veces q repito lo mismo y me contestas otra cosa | nada que ver tu respuesta con lo q te puse | no cazas una vos eh, te hable del alquiler y me hablas de compra | y dale con lo mismo, no era esa mi duda | no me sirve nada de lo que me mandás | nada de lo que mostrás me sirve',
      en: 'You do not understand me | that is not what I asked | your answer has nothing to do with my question | you keep misunderstanding me | I do not understand your answer | that is not what I asked at all | your answer makes no sense to me | dude that answer has nothing to do with my question | I’ve repeated myself three times and you keep replying about something else | you got it all wrong, read my message again | wrong answer, not what I meant | nothing you send me is any use',
      pt: 'Você não me entende | não foi isso que perguntei | sua resposta não tem nada a ver | não entendi nada do que você disse | não foi isso que eu perguntei | não tô entendendo sua resposta | não é nada disso, você tá respondendo outra coisa | já expliquei duas vezes e você continua sem entender | nada do que você manda me serve',
    },
    answer: {
      es: 'Perdón, probemos de nuevo: una cosa por vez y con pocas palabras. Para buscar, «alquiler, departamento, Villa Morra, hasta» y tu tope; para una duda, la pregunta sola, como «¿quién paga las expensas?». Si preferís una persona, escribí al equipo en la página de contacto o a quien publica con «Enviar consulta».',
      en: 'Sorry, let us try again: one thing at a time and in few words. To search, “rent, apartment, Villa Morra, up to” and your limit; for a question, the question alone, such as “who pays the building fees?”. If you prefer a person, write to the team on the contact page, or to whoever lists a home with its inquiry button.',
      pt: 'Desculpe, vamos tentar de novo: uma coisa por vez e com poucas palavras. Para buscar, «aluguel, apartamento, Villa Morra, até» e seu teto; para uma dúvida, só a pergunta, como «quem paga as expensas?». Se prefere uma pessoa, escreva à equipe na página de contato ou a quem anuncia pelo botão de consulta.',
    },
  },
  wantsPerson: {
    asked: {
      es: '¿Puedo hablar con una persona de verdad? | quiero hablar con una persona | necesito un asesor humano que me atienda | pasame con un agente o un vendedor | no quiero hablar con un robot | hay alguien real que me responda | atención al cliente con un humano | me pasás con un asesor? | sos una máquina, quiero alguien real | no quiero hablar con un robot, pasame con alguien | hay un ser humano ahi que me atienda? | me podes derivar con un asesor humano | atencion humana por favor | soy grande y no entiendo de maquinas, deme con una señorita | necesito que me llame alguien, no quiero hablar con un robot | no quiero hablar mas con una maquina, pasame con alguien | hay algun humano del otro lado o sos puro robot contestador? | prefiero q me llame una señorita o un señor y me explique | mi mama es mayor y no se entiende con bots, quien le puede atender de carne y hueso? | derivame con un operador x favor | Solicito ser atendido por un representante y no por un sistema automático. | quiero hablar con un asesor | pasame con un asesor | quiero que me atienda una persona',
      en: "Can I talk to a real person? | I want to speak to a human | connect me to an agent | is there somebody real who can answer | I do not want to talk to a bot | get me a human please | is there a live agent who can take over this chat | have somebody call me, I don't want to talk to a bot | my dad hates chatbots, is there an actual human who can help him? | live agent please, not a machine | Could some living person call me and explain? | I want to talk to an agent | let me speak to someone",
      pt: 'Posso falar com uma pessoa de verdade? | quero falar com um atendente humano | me passa para um corretor | não quero falar com robô | cansei de robô, tem alguém pra me atender? | preciso que alguém me ligue, não quero falar com robô | não quero robô, me passa pra um atendente | tem alguém de carne e osso aí pra me atender? | quero falar com um atendente | quero falar com uma pessoa',
    },
    answer: {
      es: 'Sí: por una propiedad, abrí el aviso y tocá «Enviar consulta» o su WhatsApp, si lo tiene: te responde quien la publica. Si todavía no elegiste, mirá las inmobiliarias del sitio y escribile a una de tu zona. Por un problema con el sitio, está la página de contacto del equipo.',
      en: 'Yes: about a home, open its listing and use its inquiry button or its WhatsApp, if it has one: whoever lists it answers. If you have not chosen yet, look at the agencies on the site and write to one in your area. For a problem with the site there is the team’s contact page.',
      pt: 'Sim: sobre um imóvel, abra o anúncio e use o botão de consulta ou o WhatsApp, se tiver: quem anuncia responde. Se ainda não escolheu, veja as imobiliárias do site e escreva a uma da sua zona. Por um problema com o site, há a página de contato da equipe.',
    },
  },
  compliment: {
    asked: {
      es: '¡Qué buen servicio, me encantó! | sos un capo | me encanta esta página | sos lo más | qué linda les quedó la página | te felicito, funciona bárbaro | me ayudaste un montón | te amo | sos un genio, me ayudaste un monton | excelente la pagina, felicitaciones | te pasaste, me resolviste todo | son unos capos | muchas gracias señor, muy amable y muy claro todo | nde que grande sos, me re ayudaste | gracias a vos encontre mi depto, sos lo maximo | la pucha que bien anda esto, felicitaciones al q lo hizo | mi señora y yo estamos chochos con tu ayuda | q copado este asistente, nunca vi algo asi en paraguay',
      en: "I love this site, well done | you are awesome | you helped me a lot | great service | nicely done | you've been incredibly helpful, great job | best property website I have used so far | this is the best property site I've used, kudos | You saved me hours, brilliant little helper | my husband and I are so impressed with you, bravo | great job, really useful bot",
      pt: 'Adorei este site, parabéns | você é demais | me ajudou bastante | ótimo atendimento | adorei o site, parabéns | que atendimento excelente | adorei a ajuda, você é nota dez | parabéns pelo site, muito bom mesmo',
    },
    answer: {
      es: '¡Qué lindo leerlo, gracias! Me alegra que te sirva. Si querés, seguimos: decime qué te falta, una búsqueda, comparar dos avisos o una duda antes de firmar.',
      en: 'That is good to read, thank you! If you like, let us go on: tell me what is missing, a search, a comparison of two listings or a doubt before you sign.',
      pt: 'Que bom ler isso, obrigado! Se quiser, continuamos: diga o que falta, uma busca, comparar dois anúncios ou uma dúvida antes de assinar.',
    },
  },
  seeYouLater: {
    asked: {
      es: 'Hasta mañana, sigo otro día | me tengo que ir, después vuelvo | buenas noches, me voy a dormir | jajohecha peve | nos hablamos luego | más tarde sigo buscando | lo voy a pensar y te escribo | nos vemos mañana | bueno me voy a dormir, despues seguimos | por hoy lo dejo aca, vuelvo en otro momento | tengo que salir ahora, retomo luego la charla | hasta la proxima | me tengo q ir, mañana vuelvo a entrar | chau chau, mañana te escribo de vuelta | me llama mi jefe, te dejo, mas tarde seguimos | ya me agarro sueño, nos hablamos el lunes | bueno me despido x hoy, un abrazo | jajotopata, otro rato entro de nuevo | Por hoy es todo, retomaré la conversación en otra oportunidad.',
      en: "See you tomorrow, I will continue another day | I have to go, talk later | let me think about it and come back | good night, going to sleep | gotta go now, talk later | that's enough for today, goodnight | bye for now, I'll pick this up next week | my bus is here, chat later | signing off for tonight, cheers",
      pt: 'Até amanhã, continuo outro dia | tenho que ir, volto depois | vou pensar e depois escrevo | boa noite, vou dormir | preciso sair, depois eu continuo | tchau, semana que vem a gente se fala | tchau, amanhã eu volto pra continuar | vou nessa, depois a gente continua a conversa',
    },
    answer: {
      es: '¡Jajohecha peve, hasta pronto! Para no perder lo que viste, tocá el corazón de los avisos que te gustaron o guardá la búsqueda y te avisamos por correo si sale algo así. Cuando vuelvas, seguimos.',
      en: 'See you soon! So as not to lose what you saw, tap the heart on the listings you liked, or save the search and we write to you when something like it is published. We go on when you return.',
      pt: 'Até logo! Para não perder o que viu, toque no coração dos anúncios de que gostou ou salve a busca, e avisamos por e-mail se sair algo assim. Quando voltar, continuamos.',
    },
  },
  feelingLost: {
    asked: {
      es: 'Estoy cansado de buscar y no encuentro nada | hace meses que busco casa y no aparece | me da miedo comprar y equivocarme | estoy re perdido con esto de mudarme | no sé por dónde empezar a buscar casa | estoy desesperada, no consigo alquiler | ya no doy mas, llevo meses mirando casas y nada me sirve | me desanima esto, todo es caro o feo | no se por donde seguir, me siento perdido con tanta vuelta | agotada de buscar casa | mi hijo y yo ya vimos veinte casas y seguimos sin nada, que tristeza | me quiero mudar pero no sé por dónde empezar | está todo carísimo, no se puede | nde rasóre todo carísimo está | ya no se q hacer, vi como 30 deptos y ninguno me convence | estoy re frustrada, todo lo q me gusta se alquila antes de q llegue | mi marido ya se rindio, llevamos medio año mirando y nada | y si elijo mal y me clavo con una casa q despues no quiero? | Me siento desorientado en la búsqueda de vivienda y agradecería que me guíen paso a paso.',
      en: "I am tired of searching and find nothing | I have been looking for months without luck | I am scared of making a mistake buying | I do not know where to start looking for a home | I'm exhausted, months of house hunting and nothing fits | so fed up with this property search | I want to move but have no idea where to begin | everything is so expensive, I give up | I'm so overwhelmed, fifty listings later and I like none | scared of making the wrong call with our life savings on a house | honestly about to give up on house hunting, nothing fits | help, totally lost in this house hunt",
      pt: 'Estou cansado de procurar e não acho nada | faz meses que procuro e não aparece | tenho medo de comprar e errar | não sei por onde começar a procurar casa | tô exausta de procurar casa e não acho nada | meses procurando apê e nada, não aguento mais | quero me mudar mas não sei por onde começar | tô desanimado, já vi um monte de casa e nada serve | morro de medo de comprar errado e me arrepender depois',
    },
    answer: {
      es: 'Te entiendo, cansa; hagámoslo corto: decime comprar o alquilar, tope por mes o total, dormitorios y un lugar al que vas todos los días, y busco cerca. Si no aparece nada, te digo qué condición conviene aflojar; guardá la búsqueda y te avisamos por correo. Y antes de firmar, preguntame por los papeles.',
      en: 'I understand, it is tiring; let us keep it short: tell me buy or rent, your limit per month or in all, bedrooms and a place you go to every day, and I search near it. If nothing comes up, I say which condition to loosen; save the search and we write to you. And before you sign, ask me about the papers.',
      pt: 'Entendo, cansa; vamos simplificar: diga comprar ou alugar, teto por mês ou total, dormitórios e um lugar aonde vai todo dia, e busco perto. Se não aparecer nada, digo que condição afrouxar; salve a busca e avisamos por e-mail. E antes de assinar, pergunte-me pelos papéis.',
    },
  },
} satisfies Record<string, FaqEntry>
