import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite } from '#shared/guides/facts/facts.ts'

export const groundsFaq = {
  squatters: {
    more: { guide: 'buying', section: 'title' },
    asked: {
      es: '¿Qué hago si hay ocupantes en el terreno que compré? | me invadieron el lote | hay gente viviendo en la propiedad sin permiso | compro un terreno con ocupantes, quién los saca | cómo cuido mi terreno baldío de invasores | entraron intrusos en mi propiedad | se metieron a vivir en mi terreno | la casa que compré tiene gente adentro | me invadieron el lote, q hago | hay gente viviendo en la tierra q compre y no se quiere ir | Fui a ver mi terreno después de años y hay unas casitas levantadas ahí, ¿cómo los saco? | ¿Qué acción procede contra quienes invadieron mi inmueble? | se metieron unos tipos en mi propiedad y pusieron carpas',
      en: 'What do I do about squatters on the land I bought? | people invaded my plot | buying land with occupants, who removes them | how to protect empty land from squatters | people have occupied my plot, how do I get them out | found a family living on the lot I purchased',
      pt: 'O que faço se há invasores no terreno que comprei? | invadiram meu lote | compro um terreno com ocupantes, quem os tira | invadiram meu terreno, o que eu faço? | tirar invasores do terreno',
    },
    answer: {
      es: 'No los saques por la fuerza: denuncialo enseguida y andá con el título a un abogado, que elige la vía según cuánto hace que están. Antes de comprar, visitá el lugar, preguntá a los vecinos y poné en el contrato que se entrega libre de ocupantes. Un terreno cercado, limpio, visitado y con impuestos pagados se defiende mejor.',
      en: 'Do not remove them by force: report it at once and take the title to a lawyer, who chooses the way according to how long they have been there. Before buying, visit, ask the neighbors and have the contract say it is handed over free of occupants. Land that is fenced, clean, visited and with taxes paid is easier to defend.',
      pt: 'Não os tire à força: denuncie logo e leve o título a um advogado, que escolhe a via conforme há quanto tempo estão. Antes de comprar, visite, pergunte aos vizinhos e ponha no contrato que se entrega livre de ocupantes. Um terreno cercado, limpo, visitado e com impostos pagos se defende melhor.',
    },
  },
  longPossession: {
    more: { guide: 'buying', section: 'title' },
    asked: {
      es: '¿Puedo titular un terreno que ocupo hace muchos años? | vivo hace décadas en un lote sin papeles, es mío | que es la usucapión | compro un derecho de posesión, qué riesgo hay | prescripción adquisitiva de un inmueble | hace muchos años que vivo en este lote sin título | mi abuela vive ahi hace treinta años sin papeles, puede sacar titulo? | usucapion de un lote | ¿Procede la prescripción adquisitiva sobre el lote que poseo pacíficamente? | llevo toda la vida en este lotecito sin escritura, me lo pueden titular | vivo en un terreno q nadie reclamo nunca, puedo ponerlo a mi nombre?',
      en: "Can I get title to land I have occupied for many years? | what is usucapion or adverse possession | they sell me possession of a plot but no title | risk of buying possession rights | adverse possession, lived here for decades without papers | squatter's rights to become owner after a long time",
      pt: 'Posso ter título de um terreno que ocupo há muitos anos? | o que é usucapião no Paraguai | me vendem a posse do terreno, não o título | moro há décadas nesse terreno sem escritura, posso fazer usucapião? | meus pais ocupam a terra faz muitos anos, dá pra tirar título?',
    },
    answer: {
      es: `La posesión larga puede llegar a ser título por usucapión, pero lo decide un juez, con pruebas y plazos que dependen del caso, y en tierras fiscales o municipales rige otro trámite. Quien compra solo posesión no compra la propiedad, que pasa por escritura${cite.deedRequired}. Antes de pagar o construir, consultá con un abogado.`,
      en: `Long possession may become title through usucapion, but a judge decides it, with proof and terms that depend on the case, and state or municipal land has another procedure. Who buys possession alone does not buy the property, which passes by deed${cite.deedRequired}. Before you pay or build, ask a lawyer.`,
      pt: `A posse longa pode virar título por usucapião, mas quem decide é um juiz, com provas e prazos que dependem do caso, e em terras fiscais ou municipais vale outro trâmite. Quem compra só a posse não compra a propriedade, que passa por escritura${cite.deedRequired}. Antes de pagar ou construir, consulte um advogado.`,
    },
  },
  neighbourFence: {
    more: { guide: 'land', section: 'overlap' },
    asked: {
      es: '¿Qué hago si el vecino se metió en mi terreno con su muralla? | la cerca del vecino está corrida | discutimos con el vecino por el límite del lote | quién paga la muralla medianera | el vecino construyó sobre mi línea | mi terreno mide menos de lo que dice el título | el muro del vecino invade mi patio | mi terreno es más chico que lo que dice el título | el de al lado corrio su pared y me comio un metro | la muralla del lindero esta sobre mi lote, como se arregla | ¿Corresponde acción de deslinde si el muro medianero invade mi fundo? | medí mi patio y me falta un pedazo, creo que el vecino cercó de más | quien paga el agrimensor si el cerco del vecino invade lo mio',
      en: 'What if my neighbour’s wall stands on my land? | boundary dispute with the neighbour | who pays for the wall between two plots | my plot measures less than the title says | boundary dispute, adjacent owner built over my line | how do I prove the wall is on my side',
      pt: 'O que faço se o muro do vizinho entrou no meu terreno? | briga com o vizinho pela divisa do lote | quem paga o muro entre dois terrenos | o muro do vizinho entrou no meu terreno | divisa do lote errada com o vizinho',
    },
    answer: {
      es: 'Primero medí: un agrimensor compara el título y el plano con el terreno y marca los puntos. Con ese informe hablá con el vecino y, si acuerdan, firmen dónde va el límite y cómo pagan la muralla. Si no, un abogado puede pedir el deslinde al juez; si todavía no compraste, que lo arregle quien vende.',
      en: 'Measure first: a surveyor compares title and plan with the ground and marks the points. With that report talk to the neighbor and, if you agree, sign where the boundary runs and how the wall is paid. If not, a lawyer can ask a judge to set it; if you have not bought yet, let the seller settle it.',
      pt: 'Primeiro meça: um agrimensor compara o título e a planta com o terreno e marca os pontos. Com esse laudo fale com o vizinho e, se concordarem, assinem onde vai a divisa e como pagam o muro. Se não, um advogado pode pedir a demarcação ao juiz; se ainda não comprou, que o vendedor resolva.',
    },
  },
  measureFarm: {
    more: { guide: 'land', section: 'overlap' },
    asked: {
      es: '¿Cómo mido un campo antes de comprarlo? | que es una mensura judicial y cuándo hace falta | las hectáreas del título no coinciden con el campo | contrato un agrimensor para la estancia que voy a comprar | quién paga la mensura de un campo | coordenadas y plano georreferenciado de una chacra | voy a comprar unas hectareas, como se q son las q dicen | mensura de un campo en venta | dicen que son tantas hectáreas, ¿quién me garantiza que no se pisa con el título de otro? | ¿Cómo verifico que el título rural no se superpone con otro? | el precio es por hectarea pero no se si la medida es real',
      en: 'How do I have a farm measured before buying it? | do I need a surveyor for rural land | the hectares on the title do not match the farm | who pays for the land survey | do I need a surveyor to buy a ranch | surveyor for a ranch before purchase | overlapping titles on farms, how do I check the boundaries',
      pt: 'Como mando medir uma fazenda antes de comprar? | preciso de agrimensor para terra rural | os hectares do título não batem com a fazenda | como confiro os hectares de uma fazenda antes de comprar? | o vendedor diz que tem tantos hectares, como verifico no campo',
    },
    answer: {
      es: `Con un agrimensor que ubique el título en el terreno con coordenadas y mire que no pise a un vecino: hay títulos superpuestos en buena parte del país${cite.overlappingTitles}. Pactá el precio por hectárea medida y quién paga el trabajo. Revisá además acceso, agua, ocupantes y reglas ambientales, con el escribano y un ingeniero.`,
      en: `With a surveyor who places the title on the ground by coordinates and sees that it does not overlap a neighbor: titles overlap in much of the country${cite.overlappingTitles}. Agree a price per measured hectare and who pays for the work. Check also access, water, occupants and environmental rules, with the notary and an engineer.`,
      pt: `Com um agrimensor que situe o título no terreno por coordenadas e veja se não pisa um vizinho: há títulos sobrepostos em boa parte do país${cite.overlappingTitles}. Combine o preço por hectare medido e quem paga o trabalho. Confira também acesso, água, ocupantes e regras ambientais, com o escribano e um engenheiro.`,
    },
  },
  accessRoad: {
    more: { guide: 'land', section: 'papers' },
    asked: {
      es: '¿Qué pasa si el terreno no tiene salida a la calle? | se entra al lote por la propiedad del vecino | que es una servidumbre de paso | compré un lote interno sin acceso | el vecino me cerró el camino a mi campo | la calle del loteamiento existe solo en el plano | el lote esta encerrado entre otros, como entro? | terreno sin acceso, servidumbre de paso | ¿Es exigible una servidumbre de tránsito a favor de un fundo enclavado? | me ofrecen una fracción al fondo que no da a ninguna calle, ¿la compro? | q pasa si el unico camino para entrar a mi terreno es privado',
      en: 'What if the land has no access to a street? | you enter the plot through the neighbour’s property | what is a right of way over land | the neighbour closed the road to my farm | landlocked plot, can I get a right of way | parcel with no road frontage, problem?',
      pt: 'E se o terreno não tem saída para a rua? | entra-se no lote pela propriedade do vizinho | o que é servidão de passagem | terreno encravado sem acesso à rua, e agora? | servidão de passagem no terreno',
    },
    answer: {
      es: 'Suele poder pedirse una servidumbre de paso por el terreno vecino, de acuerdo con el dueño o por vía judicial, pero es mejor que exista antes de comprar. Pedí que esté en escritura y en el registro, no de palabra, y que el plano municipal muestre la calle. Un acceso dudoso baja el precio: consultá con escribano y agrimensor.',
      en: 'A right of way over the neighboring land can usually be had, by agreement with its owner or through a judge, but it is better that it exists before you buy. Have it in a deed and in the registry, not by word, and the street on the municipal plan. Doubtful access lowers the price: ask a notary and a surveyor.',
      pt: 'Costuma poder-se pedir uma servidão de passagem pelo terreno vizinho, de acordo com o dono ou pela via judicial, mas é melhor que exista antes de comprar. Peça que esteja em escritura e no registro, não de palavra, e que a planta municipal mostre a rua. Acesso duvidoso baixa o preço: consulte escribano e agrimensor.',
    },
  },
  changeUse: {
    asked: {
      es: '¿Puedo usar una casa como local comercial u oficina? | quiero poner un consultorio en mi vivienda | cambio de uso de residencial a comercial | en esta zona dejan abrir un negocio? | compro una casa para hacer un restaurante | puedo convertir mi garaje en un almacén | quiero poner mi peluqueria en una vivienda, me dejan? | uso comercial en zona residencial | ¿Es compatible el uso de oficina con la zonificación de un inmueble residencial? | puedo montar un almacén en el frente de mi casa o la muni me clausura | en mi edificio se puede atender clientes en el depto o es solo vivienda',
      en: 'Can I use a house as a shop or office? | changing a home from residential to commercial use | buying a house to open a restaurant | can I open a clinic in my flat | turning a home into a clinic or store, is it allowed | may I open a hair salon in a house I buy',
      pt: 'Posso usar uma casa como loja ou escritório? | mudar o uso de residencial para comercial | comprar uma casa para abrir restaurante | posso abrir um salão numa casa residencial? | mudar uso de residencial pra comercial',
    },
    answer: {
      es: 'Depende de la zona y, en un edificio, del reglamento. Antes de comprar, llevá el número de cuenta catastral a la municipalidad y preguntá por escrito si ese uso se permite, qué piden de estacionamiento, seguridad y baños, y qué habilitación hace falta. Un arquitecto te dice cuánto cuesta adecuarla.',
      en: 'It depends on the zone and, in a building, on its rules. Before buying, take the cadastre number to the municipality and ask in writing whether that use is allowed, what it requires in parking, safety and toilets, and which license is needed. An architect can tell you what adapting it costs.',
      pt: 'Depende da zona e, num prédio, do regulamento. Antes de comprar, leve o número de cadastro à municipalidade e pergunte por escrito se esse uso é permitido, o que exige de estacionamento, segurança e banheiros, e que licença é preciso. Um arquiteto diz quanto custa adaptá-la.',
    },
  },
  permitForWorks: {
    asked: {
      es: '¿Necesito permiso municipal para ampliar mi casa? | hago una pieza más en el fondo, pido permiso | que papeles pide la municipalidad para construir | se puede construir dos casas en un terreno | me multan si construyo sin planos aprobados | permiso de obra para hacer una piscina | quién firma los planos de una ampliación | necesito permiso para hacer un quincho | quiero levantar una pieza mas en mi casa, hay q avisar a la muni? | permiso de obra para ampliacion | ¿Se requiere autorización municipal para edificar una segunda planta? | me multan si amplio sin pedir permiso en la municipalidad | pintar y cambiar pisos tambien lleva tramite municipal? | hasta cuántos pisos puedo levantar en ese terreno',
      en: 'Do I need a municipal permit to extend my house? | building permit for an extra room | which papers does the city ask for to build | fined for building without approved plans | planning permission for adding a room | building permit for a house extension | could I go up three floors on that plot | how many floors can I build there',
      pt: 'Preciso de permissão da municipalidade para ampliar minha casa? | alvará para construir mais um quarto | multa por construir sem planta aprovada | preciso de alvará pra ampliar minha casa? | posso construir um puxadinho sem autorização? | quantos andares posso construir no terreno',
    },
    answer: {
      es: 'Para ampliar o construir suele hacer falta permiso, con planos firmados por un profesional; para pintar o cambiar pisos, por lo general no. Preguntá antes en tu municipalidad qué retiros y qué papeles pide. Lo que se construye sin permiso puede traer multa y trabar una venta o un crédito, así que guardá la aprobación con el título.',
      en: 'Extending or building usually needs a permit, with plans signed by a professional; painting or new floors generally do not. Ask your municipality first which setbacks and papers it requires. What is built without a permit may bring a fine and hold up a sale or loan, so keep the approval with the title.',
      pt: 'Para ampliar ou construir costuma ser preciso permissão, com plantas assinadas por um profissional; para pintar ou trocar pisos, em geral não. Pergunte antes na sua municipalidade que recuos e papéis pede. O que se constrói sem permissão pode trazer multa e travar uma venda ou crédito: guarde a aprovação com o título.',
    },
  },
  buildingWorks: {
    more: { guide: 'costs', section: 'condo' },
    asked: {
      es: '¿Puedo hacer reformas en mi departamento sin permiso del edificio? | quiero tirar una pared de mi depto | la asamblea no me deja cerrar el balcón | qué puedo modificar siendo propietario en un edificio | el consorcio votó una obra y no quiero pagar | leer el reglamento de copropiedad antes de comprar | puedo tirar una pared de mi depto o tengo q pedir al consorcio | reformas dentro de un edificio | ¿Qué obras en mi unidad requieren conformidad de la copropiedad? | cambiar la cocina de lugar en un departamento, hace falta q los vecinos aprueben? | me compre un duplex en torre y quiero remodelar, a quien le aviso en el edificio',
      en: 'Can I renovate my apartment without the building’s permission? | knocking down a wall in my condo | the assembly will not let me enclose the balcony | owners voted works I do not want to pay | can the condo board stop me from remodelling my flat | enclosing my balcony, do the rules of the building allow it',
      pt: 'Posso reformar meu apartamento sem permissão do prédio? | quero derrubar uma parede do apartamento | a assembleia não deixa fechar a varanda | posso derrubar uma parede do apê sem avisar o condomínio? | fechar a sacada, o condomínio deixa?',
    },
    answer: {
      es: `Lo de adentro suele ser tuyo; estructura, fachada, cañerías comunes y balcones suelen pedir permiso. Manda el reglamento de copropiedad${cite.condo}: pedilo antes de comprar, junto con las últimas actas, que muestran obras votadas y deudas. Para una pared, que un ingeniero diga si es portante y avisá a la administración.`,
      en: `The inside is usually yours; structure, façade, common pipes and balconies usually need permission. The condominium rules decide${cite.condo}: ask for them before buying, with the latest minutes, which show voted works and debts. For a wall, have an engineer say whether it bears load and tell the administration.`,
      pt: `O de dentro costuma ser seu; estrutura, fachada, canos comuns e varandas costumam pedir permissão. Vale o regulamento de copropriedade${cite.condo}: peça-o antes de comprar, com as últimas atas, que mostram obras votadas e dívidas. Para uma parede, que um engenheiro diga se é estrutural e avise a administração.`,
    },
  },
} satisfies Record<string, FaqEntry>
