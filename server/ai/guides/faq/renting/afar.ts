import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

/** Letting for or as somebody who lives abroad, and what a landlord may not do. */
export const lettingAfarFaq = {
  letFromAbroad: {
    more: { guide: 'costs', section: 'agency' },
    asked: {
      es: '¿Cómo alquilo mi departamento de Paraguay si vivo afuera? | mi mamá vive en España y quiere alquilar su depto de acá | cómo publico yo por mi mamá que vive afuera y qué papeles le piden | me voy del país y dejo mi casa alquilada | y si al irme lo dejo alquilado en vez de vender | vivo en Argentina y quiero poner en alquiler mi casa de Asunción | quién firma el contrato de alquiler si el dueño está en el exterior | alquilar la casa de mis padres que viven en Europa | administrar un alquiler desde el exterior | me mudo afuera y no quiero vender, la alquilo | puedo publicar y alquilar mi depto por esta página sin estar allá | se puede poner en alquiler por el sitio viviendo en otro país | alquilarlo por acá sin viajar ni estar presente | vivo en otro país, puedo alquilar mi depto por esta página sin viajar | puedo alquilar mi depa de Asunción por esta página sin viajar | y para que me lo administren estando yo allá | quién me administra el alquiler si yo vivo afuera | que alguien me lo maneje mientras estoy en Buenos Aires | quién me los puede administrar',
      en: 'How do I let my flat in Paraguay while living abroad? | my mother lives in Spain and wants to rent out her apartment here | can I publish and sign for my parents who live abroad | I am leaving the country, can I rent my place out instead of selling | what if I rent it out when I leave | who signs the lease if the owner is overseas | manage a rental in Asunción from abroad | can I rent it out through this site without being there | can I list and let my apartment here while I live in another country | letting my condo through this website without travelling | can I let my Asunción flat on your site while living in another country | and who would manage it while I am away | who can manage my flats for me while I live abroad',
      pt: 'Como alugo meu apartamento do Paraguai morando fora? | minha mãe mora na Espanha e quer alugar o apê dela aí | vou embora do país e deixo a casa alugada | e se eu for embora e deixar alugado em vez de vender | quem assina o contrato de aluguel se o dono está no exterior | anunciar o imóvel dos meus pais que moram fora | dá para alugar meu apartamento por este site sem estar aí | posso anunciar e alugar por aqui morando em outro país | colocar pra alugar pelo site sem viajar | posso alugar meu apê de Assunção por aqui morando fora | e quem administra para mim enquanto estou fora',
    },
    answer: {
      es: `Se puede: el aviso lo publicás vos desde donde estés, o alguien de confianza con su cuenta; para mostrarlo hace falta alguien acá, y para firmar y cobrar hace falta un poder o una autorización escrita del dueño, con su título y su documento; administrarlo con una inmobiliaria ronda ${f.rentAdministration} del alquiler. Se suma ${f.rentVat} de IVA, y quien no reside paga ${f.rentTaxAbroad.most} en vez del IRP: la renta bruta de ${f.grossYield} al año baja bastante. El poder lo prepara un escribano, los impuestos un contador.`,
      en: `It can be done: you publish the listing from wherever you are, or somebody you trust does from their own account; someone has to show it here, and to sign and collect they need a power of attorney or the owner’s written authorization, with the title and the owner’s ID; an agency manages it for about ${f.rentAdministration} of the rent. ${f.rentVat} VAT comes on top, and a non-resident pays ${f.rentTaxAbroad.most} instead of IRP: the gross ${f.grossYield} a year shrinks a good deal. A notary prepares the power of attorney, an accountant the taxes.`,
      pt: `Dá: você publica o anúncio de onde estiver, ou alguém de confiança com a própria conta; para mostrá-lo é preciso alguém aqui, e para assinar e receber precisa de uma procuração ou autorização escrita do dono, com o título e o documento; uma imobiliária administra por cerca de ${f.rentAdministration} do aluguel. Soma-se ${f.rentVat} de IVA, e quem não reside paga ${f.rentTaxAbroad.most} em vez do IRP: a renda bruta de ${f.grossYield} ao ano cai bastante. A procuração quem prepara é um escribano, os impostos um contador.`,
    },
  },
  ownFromAbroad: {
    more: { guide: 'foreigners', section: 'can' },
    asked: {
      es: 'tengo un depto en Asunción pero vivo en España | tengo una propiedad en Paraguay y vivo afuera, qué puedo hacer con ella | soy dueño de una casa allá pero resido en el exterior | tengo una casa en Paraguay y no vivo ahí | vivo en Estados Unidos y tengo un terreno en Paraguay, qué opciones tengo',
      en: 'I own a condo in Asunción but live in Florida | I have a house in Paraguay but live abroad, what can I do with it | I own property there and live in another country | my apartment is in Asunción and I live in Spain, what are my options | owner living overseas with a flat in Paraguay',
      pt: 'tenho um apartamento em Assunção mas moro no Brasil | tenho uma casa no Paraguai e moro fora, o que posso fazer com ela | sou dono de um imóvel aí mas moro em outro país | moro no exterior e tenho um terreno no Paraguai',
    },
    answer: {
      es: `Desde afuera la podés alquilar, vender o tener vacía sin viajar: para firmar y cobrar hace falta alguien acá con un poder especial. Quien no reside paga INR, hasta ${f.rentTaxAbroad.most} de un alquiler o ${f.saleTaxAbroad.most} de una venta, e IVA aparte. Decime qué querés hacer con ella, alquilarla, venderla o saber cuánto cuesta tenerla, y sigo con eso.`,
      en: `From abroad you can let it, sell it or keep it empty without travelling: to sign and collect you need somebody here with a special power of attorney. A non-resident pays INR, up to ${f.rentTaxAbroad.most} of a rent or ${f.saleTaxAbroad.most} of a sale, and VAT besides. Tell me what you want to do with it, let it, sell it or know what it costs to keep, and I go on from there.`,
      pt: `De fora você pode alugá-la, vendê-la ou mantê-la vazia sem viajar: para assinar e receber é preciso alguém aqui com uma procuração especial. Quem não reside paga INR, até ${f.rentTaxAbroad.most} de um aluguel ou ${f.saleTaxAbroad.most} de uma venda, e IVA à parte. Diga o que quer fazer com ela, alugar, vender ou saber quanto custa mantê-la, e continuo com isso.`,
    },
  },
  cutServices: {
    more: { guide: 'renting', section: 'end' },
    asked: {
      es: '¿Puedo cortarle la luz o el agua a un inquilino que no paga? | puedo cortarle la luz mientras tanto al inquilino moroso | le cambio la cerradura al inquilino que no paga | puedo sacarle los muebles a la calle si no paga | soy dueño, puedo entrar y desconectar el agua | cortar servicios para que se vaya el inquilino | puedo ponerle candado a la casa si me debe | le saco sus cosas y listo, se puede?',
      en: 'Can I cut off a tenant’s power or water if they don’t pay? | may I change the locks on a tenant who owes me | can I throw his things out while he owes rent | I own the place, can I disconnect the electricity until he pays | can I lock out a non paying tenant myself',
      pt: 'Posso cortar a luz ou a água do inquilino que não paga? | posso trocar a fechadura se o inquilino me deve | posso tirar as coisas dele pra fora | sou o dono, posso desligar a energia até ele pagar | cortar a água para o inquilino sair',
    },
    answer: {
      es: `No es el camino: aunque deba, sacarlo se pide por juicio de desalojo${cite.leaseEnd}, con ${f.eviction} para contestar, y con un corte, un candado o sus cosas afuera te puede denunciar y reclamar daños. Intimá por escrito lo que debe, juntá contrato y recibos, y consultá a un abogado; a veces un acuerdo de salida es más rápido.`,
      en: `That is not the way: even if they owe you, removing them takes an eviction suit${cite.leaseEnd}, with ${f.eviction} to answer, and for a cut, a padlock or their things outside they may report you and claim damages. Demand in writing what is owed, gather contract and receipts, and see a lawyer; sometimes an agreed exit is quicker.`,
      pt: `Não é o caminho: mesmo que deva, tirá-lo se pede por ação de despejo${cite.leaseEnd}, com ${f.eviction} para contestar, e por um corte, um cadeado ou as coisas dele fora, ele pode denunciar você e pedir danos. Cobre por escrito o que deve, junte contrato e recibos, e consulte um advogado; às vezes um acordo de saída é mais rápido.`,
    },
  },
} satisfies Record<string, FaqEntry>
