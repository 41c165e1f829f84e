import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'

export const favoritesFaq = {
  favoritesWhere: {
    more: { guide: 'using' },
    asked: {
      es: '¿Dónde están mis favoritos? | dónde quedan guardados los avisos que me gustan | dónde veo las casas que guardé | cómo guardo un aviso para verlo después | guardé un aviso con el corazoncito y no lo encuentro más | para qué es el corazón de los avisos | cómo marco una propiedad como favorita | dónde encuentro la lista de mis guardados',
      en: 'Where are my favorites? | where do I find the listings I saved | how do I save a listing for later | what is the heart on a listing for | how do I bookmark a property | where is my list of saved homes',
      pt: 'Onde ficam meus favoritos? | onde vejo os imóveis que salvei | como salvo um anúncio para ver depois | para que serve o coração do anúncio | como marco um imóvel como favorito | onde está a lista dos que eu curti',
    },
    answer: {
      es: 'Tocá el corazón del aviso y queda entre tus favoritos, en el menú. Sin cuenta se guardan en ese navegador; con la sesión iniciada, en cualquier equipo. Si uno que guardaste baja de precio, se reserva o se cierra, la lista lo dice, y te lo avisamos por correo si lo tenés activado en configuración.',
      en: 'Press the heart of a listing and it stays in “Favorites”, in the menu. Without an account they are kept in that browser; signed in, on any device. If one you saved drops in price, is reserved or closed, the list says so, and we tell you by email if that is on in settings.',
      pt: 'Toque no coração do anúncio e ele fica em «Favoritos», no menu. Sem conta, ficam nesse navegador; com a sessão iniciada, em qualquer aparelho. Se um que você salvou baixar de preço, for reservado ou fechado, a lista diz, e avisamos por e-mail se isso estiver ligado na configuração.',
    },
  },
  priceDropNotice: {
    more: { guide: 'using' },
    asked: {
      es: '¿Me avisan si baja de precio un aviso que guardé? | me van a avisar si bajan de precio | quiero saber cuando rebajen una casa que me gusta | alerta de baja de precio | cómo me entero si el dueño baja el precio | me llega algo si cambia el precio de mi favorito',
      en: 'Will you tell me if a listing I saved drops in price? | price drop alert | will I be notified if the price goes down | let me know when a house I like gets cheaper | how do I find out the owner lowered the price',
      pt: 'Vocês avisam se um anúncio que salvei baixar de preço? | alerta de baixa de preço | me avisam se baixarem o preço | quero saber quando a casa que gosto ficar mais barata | como sei se o dono baixou o preço',
    },
    answer: {
      es: 'Sí: guardalo con el corazón y, con los avisos activados en configuración, te escribimos por correo cuando baja; la lista de favoritos también lo muestra. Una búsqueda guardada puede sumar las bajas de precio de todo lo que encaje: se elige en «Mis alertas».',
      en: 'Yes: save it with the heart and, with notices on in settings, we email you when it drops; the list of favorites shows it too. A saved search can include the price drops of everything that fits: choose so in “My Alerts”.',
      pt: 'Sim: salve com o coração e, com os avisos ligados na configuração, escrevemos por e-mail quando baixar; a lista de favoritos também mostra. Uma busca salva pode somar as baixas de preço de tudo o que encaixe: escolhe-se em «Mis alertas».',
    },
  },
  listPriceDrops: {
    more: { guide: 'using' },
    asked: {
      es: '¿Cuáles son las casas que bajaron de precio este mes? | avisos rebajados | mostrame propiedades que bajaron de precio | qué departamentos rebajaron esta semana | hay terrenos con rebaja? | ver solo los que bajaron de precio | quiero ver las rebajas de este mes',
      en: 'Which houses dropped in price this month? | show me reduced listings | price reduced apartments | which properties had a price cut lately | only listings with a price reduction',
      pt: 'Quais casas baixaram de preço este mês? | anúncios com preço reduzido | mostre imóveis que baixaram de preço | apartamentos com desconto recente | só os que baixaram de preço',
    },
    answer: {
      es: 'No tengo un filtro de los que bajaron de precio, así que no te los puedo listar. De un aviso sí te digo si bajó, cuánto y cuándo: abrilo y preguntame. Para enterarte de las bajas de lo que buscás, guardá la búsqueda y sumalas en «Mis alertas»; mientras, te puedo mostrar lo más barato de una zona.',
      en: 'I have no filter for listings that dropped in price, so I cannot list them. Of one listing I can tell whether it dropped, by how much and when: open it and ask me. To hear of the drops in what you look for, save the search and include them in “My Alerts”; meanwhile I can show you the cheapest of an area.',
      pt: 'Não tenho um filtro dos que baixaram de preço, então não posso listá-los. De um anúncio eu digo se baixou, quanto e quando: abra e me pergunte. Para saber das baixas do que procura, salve a busca e some-as em «Mis alertas»; enquanto isso, posso mostrar o mais barato de uma zona.',
    },
  },
} satisfies Record<string, FaqEntry>
