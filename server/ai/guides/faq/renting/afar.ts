import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

/** Letting for or as somebody who lives abroad, and what a landlord may not do. */
export const lettingAfarFaq = {
  letFromAbroad: {
    more: { guide: 'costs', section: 'agency' },
    asked: {
      es: '¿Cómo alquilo mi departamento de Paraguay si vivo afuera? | mi mamá vive en España y quiere alquilar su depto de acá | cómo publico yo por mi mamá que vive afuera y qué papeles le piden | me voy del país y dejo mi casa alquilada | y si al irme lo dejo alquilado en vez de vender | vivo en Argentina y quiero poner en alquiler mi casa de Asunción | quién firma el contrato de alquiler si el dueño está en el exterior | alquilar la casa de mis padres que viven en Europa | administrar un alquiler desde el exterior | me mudo afuera y no quiero vender, la alquilo',
      en: 'How do I let my flat in Paraguay while living abroad? | my mother lives in Spain and wants to rent out her apartment here | can I publish and sign for my parents who live abroad | I am leaving the country, can I rent my place out instead of selling | what if I rent it out when I leave | who signs the lease if the owner is overseas | manage a rental in Asunción from abroad',
      pt: 'Como alugo meu apartamento do Paraguai morando fora? | minha mãe mora na Espanha e quer alugar o apê dela aí | vou embora do país e deixo a casa alugada | e se eu for embora e deixar alugado em vez de vender | quem assina o contrato de aluguel se o dono está no exterior | anunciar o imóvel dos meus pais que moram fora',
    },
    answer: {
      es: `Se puede: el aviso lo puede publicar alguien de confianza con su cuenta, y para firmar y cobrar hace falta un poder o una autorización escrita del dueño, con su título y su documento; administrarlo con una inmobiliaria ronda ${f.rentAdministration} del alquiler. Se suma ${f.rentVat} de IVA, y quien no reside paga ${f.rentTaxAbroad.most} en vez del IRP: la renta bruta de ${f.grossYield} al año baja bastante. El poder lo prepara un escribano, los impuestos un contador.`,
      en: `It can be done: somebody you trust may publish the listing from their own account, and to sign and collect they need a power of attorney or the owner’s written authorization, with the title and the owner’s ID; an agency manages it for about ${f.rentAdministration} of the rent. ${f.rentVat} VAT comes on top, and a non-resident pays ${f.rentTaxAbroad.most} instead of IRP: the gross ${f.grossYield} a year shrinks a good deal. A notary prepares the power of attorney, an accountant the taxes.`,
      pt: `Dá: alguém de confiança pode publicar o anúncio com a própria conta, e para assinar e receber precisa de uma procuração ou autorização escrita do dono, com o título e o documento; uma imobiliária administra por cerca de ${f.rentAdministration} do aluguel. Soma-se ${f.rentVat} de IVA, e quem não reside paga ${f.rentTaxAbroad.most} em vez do IRP: a renda bruta de ${f.grossYield} ao ano cai bastante. A procuração quem prepara é um escribano, os impostos um contador.`,
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
