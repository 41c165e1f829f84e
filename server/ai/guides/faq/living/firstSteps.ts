import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

/** Before anything else that newcomers ask. */
export const livingFirstStepsFaq = {
  movingFirstSteps: {
    more: { guide: 'moving', section: 'visit' },
    asked: {
      es: '¿Por dónde empiezo si me quiero mudar a Paraguay? | nos mudamos con la familia desde Argentina y no sabemos por dónde empezar | me quiero mudar desde Córdoba con mi familia, por donde empiezo | qué hago primero para irme a vivir a Asunción | somos una familia que llega en julio de Alemania, por dónde arrancamos | pasos para mudarme a Paraguay con mis hijos | venimos a vivir y no conocemos nada, qué se hace primero | cuáles son los primeros pasos para instalarse en Paraguay | orden de las cosas para mudarse: papeles, casa, colegio',
      en: 'Where do I begin if I want to move to Paraguay? | we are a family moving from Germany and have no idea where to begin | what should we do first to relocate to Asunción | family of four coming in July, where do we start | first steps to settle in Paraguay with kids | moving over from the UK, what is the order of things | we arrive soon and know nothing, what comes first: papers, home or school',
      pt: 'Por onde começo se quero me mudar para o Paraguai? | vamos nos mudar com a família do Brasil e não sabemos por onde começar | o que faço primeiro para morar em Assunção | primeiros passos para morar no Paraguai com filhos | somos uma família chegando em julho, por onde começamos | ordem das coisas para mudar: documentos, casa, escola',
    },
    answer: {
      es: `Primero vengan de visita: son ${f.visitorStay}, prorrogables una vez, y alcanzan para ver barrios y colegios. Después la residencia temporal, que dura hasta ${f.temporaryResidence} y no exige comprar nada${cite.residenceWithoutProperty}: Migraciones da los requisitos de hoy, y conviene traer partidas y antecedentes legalizados. Alquilen antes de comprar, cerca del colegio o del trabajo. Decime ciudad, dormitorios y cuánto por mes, y te muestro qué hay.`,
      en: `First come for a visit: you have ${f.visitorStay}, extendable once, enough to see areas and schools. Then the temporary residence, which lasts up to ${f.temporaryResidence} and asks for no purchase${cite.residenceWithoutProperty}: the migrations office has today’s requirements, and certificates and police records are best brought legalized. Rent before you buy, near school or work. Tell me a city, bedrooms and how much a month, and I show you what there is.`,
      pt: `Primeiro venham de visita: são ${f.visitorStay}, prorrogáveis uma vez, e dá para ver bairros e escolas. Depois a residência temporária, que dura até ${f.temporaryResidence} e não exige comprar nada${cite.residenceWithoutProperty}: Migraciones diz os requisitos de hoje, e convém trazer certidões e antecedentes legalizados. Aluguem antes de comprar, perto da escola ou do trabalho. Diga cidade, quartos e quanto por mês, e mostro o que há.`,
    },
  },
} satisfies Record<string, FaqEntry>
