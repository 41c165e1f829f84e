import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'

export const startingFaq = {
  moveInCosts: {
    more: { guide: 'renting', section: 'guarantee' },
    asked: {
      es: '¿Cuánto hay que pagar para entrar a alquilar? | cuánta plata necesito para mudarme a un alquiler | cuánto me sale mudarme, qué tengo que pagar el primer mes | cuánto tengo que tener junto para alquilar un depto | qué se paga al firmar el alquiler además del primer mes | cuántos meses se pagan por adelantado para entrar | gastos de entrada de un alquiler | depósito más mes adelantado más comisión, cuánto es todo | cuánto es lo que se pone al principio para alquilar | cuanta guita junto para poder meterme en un alquiler | costo inicial para alquilar | mi hija se muda sola, ¿cuánto tiene que tener ahorrado para entrar a un departamento alquilado? | que me cobran de entrada cuando alquilo | cuantos meses juntos hay que poner al principio p alquilar una casa | es normal que me pidan seis meses adelantados',
      en: 'How much do I need up front to rent? | how much money do I need to rent a place, all in up front | move-in costs of a rental | what do I pay when I sign a lease besides the first month | how many months are paid in advance to move in | first month, deposit and commission: how much in total | what do I have to pay on signing before I can move into a rental | how many months of rent do they want at the start | is it normal that the landlord wants six months rent up front',
      pt: 'Quanto preciso pagar para entrar num aluguel? | quanto dinheiro preciso ter para alugar | custos de entrada do aluguel | quantos meses se pagam adiantado para alugar | quanto preciso ter pra entrar num aluguel? | pagam quantos meses adiantado quando se aluga, caução, comissão etc | quanto eu adianto no total pra entrar | quanto preciso ter na mão para entrar no aluguel',
    },
    answer: {
      es: 'Para entrar a alquilar se suele pagar el primer mes y un depósito de garantía de uno o dos meses, y a veces un mes de comisión si hay inmobiliaria: calculá entre dos y cuatro alquileres. Lo decide quien alquila, así que preguntalo antes. Decime la zona y los dormitorios, y te digo cuánto piden.',
      en: 'To move in you usually pay the first month and a deposit of one or two months, and sometimes a month of commission if there is an agency: reckon with two to four rents. The owner decides, so ask beforehand. Tell me the area and the bedrooms, and I’ll tell you what is asked.',
      pt: 'Para entrar num aluguel costuma-se pagar o primeiro mês e um depósito de um ou dois meses, e às vezes um mês de comissão se há imobiliária: calcule de dois a quatro aluguéis. Quem decide é o proprietário, então pergunte antes. Diga a zona e os quartos, e digo quanto pedem.',
    },
  },
  suretyInsurance: {
    more: { guide: 'renting', section: 'guarantee' },
    asked: {
      es: '¿Qué es un seguro de caución para alquilar? | seguro de alquiler en vez de garante | cómo funciona la garantía de alquiler por seguro | cuánto sale el seguro de caución | póliza que reemplaza al garante | la inmobiliaria me pide seguro de caución | me hablaron de una poliza en vez de garante, como funciona eso | seguro de alquiler, explicame | la inmobiliaria me pide "seguro de caucion", que vendria a ser? | la aseguradora le paga al dueño si no pago yo? despues me lo cobra? | q cubre un seguro de caucion para inquilinos',
      en: 'What is surety insurance for renting? | rent guarantee insurance instead of a guarantor | how does a rental bond insurance work | how much does surety insurance cost | how does rent guarantee insurance work there | rental bond insurance meaning | is there rental guarantee insurance there',
      pt: 'O que é seguro-fiança? | seguro de aluguel em vez de fiador | como funciona o seguro caução do aluguel | quanto custa o seguro fiança | o que é esse seguro fiança pro aluguel? | seguro fiança locatícia explicação | seguro-fiança existe no Paraguai | tem seguro fiança pra alugar lá',
    },
    answer: {
      es: 'Un seguro de caución o de alquiler reemplaza al garante: si el inquilino no paga, la aseguradora le paga al dueño hasta lo que diga la póliza, y después se lo cobra al inquilino. Qué cubre, por cuántos meses y cuánto cuesta lo dice cada aseguradora: no tengo precios confirmados. Hay avisos que dicen qué garantía aceptan, y se puede preguntar antes de visitar.',
      en: 'Rental or surety insurance takes the place of a guarantor: if the tenant does not pay, the insurer pays the owner up to what the policy says, and then claims it from the tenant. What it covers, for how many months and what it costs, each insurer says: I have no confirmed prices. Some listings say which guarantee they accept, and you can ask before you visit.',
      pt: 'Um seguro-fiança substitui o fiador: se o inquilino não paga, a seguradora paga ao dono até o que diz a apólice, e depois cobra do inquilino. O que cobre, por quantos meses e quanto custa diz cada seguradora: não tenho preços confirmados. Há anúncios que dizem que garantia aceitam, e dá para perguntar antes de visitar.',
    },
  },
  ownerOrAgency: {
    asked: {
      es: '¿Conviene tratar con el dueño directo o con una inmobiliaria? | mejor dueño directo o inmobiliaria | qué diferencia hay entre alquilar con dueño directo y con inmobiliaria | comprar sin inmobiliaria, es seguro? | me ahorro la comisión si trato directo con el propietario? | qué ventaja tiene ir con una inmobiliaria | trato directo o por agencia, qué me recomendás | me ahorro algo si le alquilo directo al dueño y no por agencia? | dueño directo o inmobiliaria | nunca se si llamar a los particulares o a las agencias, ventajas de cada uno | Mi marido quiere tratar con el propietario mismo y yo con una agencia, ¿quién tiene razón? | sin intermediarios me sale mejor el negocio o no',
      en: 'Is it better to deal with the owner or with an agency? | owner direct or agent | do I save the commission if I deal with the owner | is it safe to buy without an agency | difference between renting from an owner and from an agency | go direct to the landlord or use a broker | private owner vs agent, which one is safer',
      pt: 'É melhor tratar com o dono ou com imobiliária? | direto com o dono ou imobiliária | economizo a comissão tratando com o proprietário? | diferença entre alugar com dono e com imobiliária | melhor negociar direto com o proprietário ou por imobiliária? | direto com dono ou com corretor',
    },
    answer: {
      es: 'Con el dueño tratás directo y no suele haber comisión, pero revisás vos los papeles: pedí el título, la cédula y un contrato escrito. Con una inmobiliaria alguien filtra, muestra y arma el contrato, y puede cobrar comisión: preguntá cuánto y quién la paga. Cada aviso dice quién publica, y acá las inmobiliarias verificadas están marcadas.',
      en: 'With the owner you deal directly and there is usually no commission, but you check the papers yourself: ask for the title, an id and a written contract. With an agency somebody screens, shows and writes the contract, and may charge a commission: ask how much and who pays. Each listing says who publishes it, and verified agencies are marked.',
      pt: 'Com o dono você trata direto e não costuma haver comissão, mas os papéis quem confere é você: peça o título, o documento e um contrato escrito. Com uma imobiliária alguém filtra, mostra e faz o contrato, e pode cobrar comissão: pergunte quanto e quem paga. Cada anúncio diz quem publica, e as imobiliárias verificadas estão marcadas.',
    },
  },
  usuallyFurnished: {
    asked: {
      es: '¿Los alquileres suelen venir amoblados? | normalmente los deptos vienen con muebles o vacíos | qué suele incluir un alquiler | los departamentos vienen con cocina y heladera? | por lo general el alquiler incluye luz y agua? | las casas se alquilan vacías generalmente? | los deptos de alquiler traen muebles o van pelados? | si alquilo ahi viene con heladera y cama o tengo q comprar todo | me mudo de otro país con dos valijas, los departamentos ya están equipados normalmente? | lo comun es alquilar vacio o amueblado en paraguay | la luz y el internet vienen dentro del alquiler y trae muebles?',
      en: 'Are rentals usually furnished? | do apartments normally come with furniture | what does a rent usually include | are utilities normally included in the rent | do places come with a fridge and stove | do apartments for rent come with furniture there | will I need to buy my own fridge and bed when renting',
      pt: 'Os aluguéis costumam vir mobiliados? | os apartamentos normalmente vêm com móveis | o que o aluguel costuma incluir | água e luz costumam estar incluídas? | os apartamentos pra alugar já vêm mobiliados? | costuma ter geladeira e cama no apê alugado',
    },
    answer: {
      es: 'Hay de todo: cada aviso dice si está amoblado y qué incluye. Luz, agua e internet suelen pagarse aparte, y quién paga las expensas lo dice el contrato. Se puede buscar por «amoblado», y lo que un aviso no diga, preguntarlo en la consulta antes de visitar.',
      en: 'There are both: each listing says whether it is furnished and what it includes. Electricity, water and internet are usually paid apart, and the contract says who pays the expensas. You can search for “furnished”, and what a listing does not say, ask in the inquiry before you visit.',
      pt: 'Há de tudo: cada anúncio diz se é mobiliado e o que inclui. Luz, água e internet costumam ser pagos à parte, e quem paga o condomínio diz o contrato. Dá para buscar por «mobiliado», e o que um anúncio não disser, pergunte na consulta antes de visitar.',
    },
  },
} satisfies Record<string, FaqEntry>
