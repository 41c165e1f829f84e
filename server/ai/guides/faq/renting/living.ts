import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite } from '#shared/guides/facts/facts.ts'

export const livingFaq = {
  repairsWho: {
    more: { guide: 'renting', section: 'contract' },
    asked: {
      es: '¿Quién paga los arreglos en un alquiler, el dueño o el inquilino? | qué reparaciones le tocan al inquilino y cuáles al propietario | se rompió una canilla, la arreglo yo o el dueño? | a quién le corresponde el mantenimiento del depto alquilado | se quemó un enchufe en el depto que alquilo | reparaciones grandes y chicas del alquiler | se rompio un caño en la casa q alquilo, a quien le toca pagar | hasta dónde llega la obligación del locador de mantener el inmueble y dónde empieza la mía | que roturas van por cuenta del que alquila y cuales del propietario | arreglos a cargo de quien | me cobra el plomero y no se si le paso la cuenta al dueño',
      en: 'Who pays for repairs in a rental, the owner or the tenant? | which repairs are the landlord’s and which the tenant’s | a tap broke in my rental, who fixes it | who maintains a rented apartment, landlord or me | is it on me or the landlord when something breaks in the flat | the wiring in my rented house failed, whose bill is that',
      pt: 'Quem paga os consertos no aluguel, o dono ou o inquilino? | quais reparos são do proprietário | quebrou a torneira do alugado, quem conserta? | estourou um cano no imóvel alugado, quem paga o conserto | quais consertos cabem ao locatário',
    },
    answer: {
      es: 'Manda el contrato; si no dice nada, lo usual es que lo estructural y lo que falla por viejo sea del dueño (techo, caños, instalación) y lo que se gasta o rompe por el uso, del inquilino. Avisá por escrito con fotos apenas aparece y esperá el acuerdo antes de gastar. Si no se ponen de acuerdo, consultá a un abogado.',
      en: 'The contract counts; where it is silent, what is structural or fails from age (roof, pipes, wiring) is usually the owner’s, and what wears or breaks by use the tenant’s. Report it in writing with pictures as soon as it shows and agree before you spend. If you cannot agree, ask a lawyer.',
      pt: 'Vale o contrato; se não diz nada, o usual é que o estrutural e o que falha por velho seja do dono (teto, canos, instalação) e o que se gasta ou quebra pelo uso, do inquilino. Avise por escrito com fotos assim que aparecer e combine antes de gastar. Se não se entenderem, consulte um advogado.',
    },
  },
  ownerIgnoresRepairs: {
    more: { guide: 'renting', section: 'contract' },
    asked: {
      es: '¿Qué hago si el dueño no arregla lo que se rompió? | el propietario se hace el ñembotavy con las reparaciones | puedo descontar del alquiler lo que gasté en arreglar | le avisé mil veces al dueño y no manda al plomero | arreglé yo y el locador no me quiere reconocer la plata | dejar de pagar porque no reparan | hace un mes le aviso al dueño de la gotera y ni bola me da | el propietario se hace el desentendido con las reparaciones, como lo presiono | el locador incumple su deber de reparar, qué vías tengo | señor, mi locador no me atiende cuando le pido que componga la cañeria | dueño que no repara nada',
      en: 'What do I do if the landlord will not fix things? | can I deduct repairs from the rent | landlord ignores my repair requests | can I withhold rent because the landlord has not fixed the AC | I paid for a repair and the owner will not refund it | my landlord keeps ignoring my messages about the broken sink | owner refuses to fix the leak, what are my options',
      pt: 'O que faço se o dono não conserta o que quebrou? | posso descontar do aluguel o que gastei consertando | o proprietário ignora os reparos | o dono enrola e não conserta o que quebrou, o que faço | já pedi dez vezes e o locador não arruma a fechadura e o banheiro',
    },
    answer: {
      es: 'Pedilo por escrito, con fotos, un plazo y un presupuesto, y proponé descontarlo del alquiler si lo pagás vos. No descuentes ni dejes de pagar sin su acuerdo escrito: te pueden reclamar la falta de pago. Si es grave o urgente y no responde, un abogado te dice qué podés exigir según tu contrato.',
      en: 'Ask in writing, with pictures, a date and a quote, and propose deducting it from the rent if you pay. Do not deduct or stop paying without written agreement: non-payment can be claimed against you. If it is serious or urgent and there is no answer, a lawyer says what you can demand under your contract.',
      pt: 'Peça por escrito, com fotos, um prazo e um orçamento, e proponha descontar do aluguel se você pagar. Não desconte nem deixe de pagar sem acordo escrito: podem cobrar a falta de pagamento. Se for grave ou urgente e não responder, um advogado diz o que pode exigir conforme seu contrato.',
    },
  },
  airConditionerRepair: {
    more: { guide: 'renting', section: 'contract' },
    asked: {
      es: '¿Quién paga la reparación del aire acondicionado en un alquiler? | no enfría el split del depto q alquilo | el service del aire le toca al inquilino? | se descompuso el aire del alquiler | limpieza y carga de gas del aire, quién se hace cargo | mantenimiento de aires acondicionados alquiler | se quemó el aire del depto que alquilo, tengo que comprar otro yo? | el split dejo de enfriar y soy inquilino, lo arreglo yo? | a quien le corresponde el mantenimiento del aire en una casa alquilada | limpieza y service del split, inquilino o propietario | la locadora dice que el gas del acondicionador lo cargue yo | aire descompuesto en alquiler',
      en: 'Who pays to repair the air conditioning in a rental? | the split AC in my rental stopped cooling | is servicing the AC the tenant’s job | AC maintenance landlord or tenant | the AC unit in my rental died, does the landlord have to replace it | split unit broke down after two months of renting',
      pt: 'Quem paga o conserto do ar-condicionado no aluguel? | o split do alugado parou de gelar | a manutenção do ar é do inquilino? | o ar-condicionado do apê alugado pifou, quem paga | o dono quer que eu conserte o ar que já veio velho',
    },
    answer: {
      es: 'Lo que diga el contrato; lo usual es que la limpieza periódica sea del inquilino y la rotura por edad o defecto, del dueño. Probá todos los equipos el día de la entrega y anotá cómo andan, y guardá los recibos del service. Si se descompone, pedile al técnico que ponga por escrito la causa: eso suele decidir quién paga.',
      en: 'What the contract says; usually regular cleaning is the tenant’s and failure from age or defect the owner’s. Try every unit on handover day and note how they work, and keep the receipts of servicing. If one fails, have the technician write down the cause: that usually settles who pays.',
      pt: 'O que disser o contrato; o usual é que a limpeza periódica seja do inquilino e a quebra por idade ou defeito, do dono. Teste todos os aparelhos no dia da entrega e anote como estão, e guarde os recibos da manutenção. Se quebrar, peça ao técnico a causa por escrito: isso costuma decidir quem paga.',
    },
  },
  appliancesRepair: {
    more: { guide: 'renting', section: 'contract' },
    asked: {
      es: '¿Quién arregla el termocalefón o los electrodomésticos que venían con el alquiler? | se quemó la ducha eléctrica del alquiler | no anda el calefón, quién lo cambia | la heladera del depto amoblado dejó de funcionar | se rompió el lavarropas del dueño | no sale agua caliente en el depto alquilado | se rompió el termocalefón del alquiler, lo arregla el dueño o yo? | la heladera que vino con el depto amueblado murio, el dueño la repone? | se quemo el calefon de la casa q alquilo | los artefactos del inventario fallan por antigüedad, ¿corresponde al locador su reposición? | termo roto en alquiler | la cocina que dejo el propietario no prende mas, la cambio yo?',
      en: 'Who fixes the boiler or the appliances that came with the rental? | water heater broke in my rental | the fridge of the furnished flat stopped working | no hot water in my rented apartment | the fridge that came with the flat stopped working | water heater in my rental burned out, who pays',
      pt: 'Quem conserta o aquecedor ou os eletrodomésticos que vieram com o aluguel? | a geladeira do alugado mobiliado parou | chuveiro elétrico queimou no alugado | a geladeira que estava no apartamento mobiliado quebrou | o boiler da casa alugada queimou, é comigo ou com o dono',
    },
    answer: {
      es: 'Si figuran en el inventario como del dueño y fallan por viejos, lo usual es que los repare o cambie él; si se rompieron por mal uso, el inquilino. Avisá enseguida con fotos o video y un presupuesto, y no los tires ni cambies sin su sí por escrito. Si el contrato dice otra cosa, vale eso.',
      en: 'If they are in the inventory as the owner’s and fail from age, the owner usually repairs or replaces them; if misuse broke them, the tenant does. Report it at once with pictures or a video and a quote, and do not throw out or replace anything without a written yes. If the contract says otherwise, that counts.',
      pt: 'Se constam no inventário como do dono e falham por velhos, o usual é que ele conserte ou troque; se quebraram por mau uso, o inquilino. Avise logo com fotos ou vídeo e um orçamento, e não jogue fora nem troque sem o sim por escrito. Se o contrato disser outra coisa, vale isso.',
    },
  },
  rentalDamp: {
    more: { guide: 'renting', section: 'contract' },
    asked: {
      es: '¿Quién se hace cargo de la humedad en un depto alquilado? | apareció moho en la pared de mi alquiler | se filtra agua del techo en la casa que alquilo | gotera en el alquiler y el propietario no hace nada | humedad en el dormitorio, le puedo reclamar al locador? | el vecino de arriba me moja el techo y soy inquilino | apareció moho en la pared de mi dormitorio alquilado | me sale moho en la pared del dormitorio y el propietario dice que es por no ventilar | manchas negras en el techo del lugar q alquilo, quien lo soluciona | hay hongos y olor a mojado en mi alquiler, a quien reclamo | humedad en casa alquilada | ¿responde el locador por las filtraciones que afectan la unidad locada?',
      en: 'Who deals with damp in a rented home? | mold on the wall of my rental | the roof leaks in the house I rent | water from the flat above and I am a tenant | black mold keeps growing in my rented apartment, who has to treat it | water stains from the upstairs unit in the flat I rent',
      pt: 'Quem cuida da umidade num imóvel alugado? | mofo na parede do meu aluguel | goteira no teto da casa que alugo | mofo na parede do imóvel alugado, de quem é a responsabilidade | o dono fala que o bolor é culpa minha por não abrir janela',
    },
    answer: {
      es: 'Depende de la causa: si viene del techo, de los caños o de otra unidad, lo usual es que lo resuelva el dueño con la administración; si es por falta de ventilación, suele tocarle a quien vive ahí. Mandá fotos con fecha al dueño y a la administración apenas aparece. Un plomero o técnico que diga la causa por escrito evita la discusión.',
      en: 'It depends on the cause: from the roof, pipes or another unit, the owner usually sorts it out with the administration; from lack of airing, it is usually up to whoever lives there. Send dated pictures to the owner and the administration as soon as it shows. A plumber or technician who states the cause in writing saves the argument.',
      pt: 'Depende da causa: se vem do teto, dos canos ou de outra unidade, o usual é que o dono resolva com a administração; se é falta de ventilação, costuma caber a quem mora. Mande fotos com data ao dono e à administração assim que aparecer. Um encanador ou técnico que diga a causa por escrito evita a discussão.',
    },
  },
  rentalPests: {
    asked: {
      es: '¿Quién paga la fumigación en un alquiler? | hay cucarachas en el depto que alquilo, tiene que fumigar el dueño? | termitas o cupií en la casa alquilada, quién fumiga | aparecieron alacranes y plagas en mi alquiler | el dueño tiene que fumigar antes de entregar? | plaga de hormigas o ratones siendo inquilino | hay cucarachas en el depto alquilado, quién paga la fumigada | esta lleno de cucarachas el depto que acabo de alquilar | quien se hace cargo de matar las ratas en una casa alquilada | me toca a mi llamar al fumigador o al propietario | cucarachas en el alquiler | entre ayer y ya vi alacranes, debia entregarmela fumigada?',
      en: 'Who pays for pest control in a rental? | cockroaches and pests in my rental | termites in the rented house, who treats them | must the owner fumigate before handing over | cockroaches everywhere in my new rental, who pays the exterminator | does the owner have to fumigate before I move in',
      pt: 'Quem paga a dedetização no aluguel? | insetos e bichos no apartamento que alugo | cupins e pragas na casa alugada | dedetização fica por conta do inquilino ou do proprietário | aluguei e está cheio de barata, o dono paga o dedetizador?',
    },
    answer: {
      es: 'Lo usual es que el dueño entregue fumigado y que después la fumigación común sea del inquilino; lo que daña el inmueble, como las termitas, suele ser del dueño. Pedí que lo diga el contrato y avisá con fotos si ya estaba al entrar. En un edificio preguntá también a la administración, que a veces fumiga todo junto.',
      en: 'Usually the owner hands over treated and ordinary pest control is then the tenant’s; what harms the building, such as termites, is usually the owner’s. Have the contract say so, and report with pictures if it was there when you moved in. In a building ask the administration too, which sometimes treats everything at once.',
      pt: 'O usual é que o dono entregue dedetizado e que depois a dedetização comum seja do inquilino; o que danifica o imóvel, como cupins, costuma ser do dono. Peça que o contrato diga e avise com fotos se já estava ao entrar. Num prédio pergunte também à administração, que às vezes faz tudo junto.',
    },
  },
  nailsAndPaint: {
    more: { guide: 'renting', section: 'contract' },
    asked: {
      es: '¿Puedo pintar o colgar cuadros en un depto alquilado? | puedo pintar las paredes si alquilo | me dejan poner clavos y taladrar la pared siendo inquilino | quiero colgar la tele en la pared del alquiler | cambiar el color de las paredes de donde alquilo | agujerear pared alquiler | poner cortinas y repisas en un alquiler | quiero cambiarle el color a la sala pero no es mi casa, alquilo | me dejan clavar cuadros y taladrar la pared siendo inquilina? | puedo fijar la tele y unas repisas en un inmueble locado | agujeros en la pared alquilada | le puedo dar una mano de pintura al lugar sin pedirle permiso al dueño',
      en: "Can I paint or hang pictures in a rental? | drill holes in the wall of a rented flat | mount a TV on the wall of my rental | change the wall color as a tenant | can I put nails in the walls of my rented flat | am I allowed to drill holes for shelves in a rented flat | mounting a TV on the wall when you're just a tenant",
      pt: 'Posso pintar ou pendurar quadros num imóvel alugado? | furar parede do aluguel | mudar a cor das paredes sendo inquilino | posso furar a parede do apartamento alugado pra pôr a TV | inquilino pode pregar quadro na parede?',
    },
    answer: {
      es: 'Suele poderse lo chico si al irte dejás la pared como estaba; para pintar de otro color, taladrar o fijar muebles pedí permiso por escrito. Mirá qué dice el contrato y en qué estado hay que devolver la pintura. Antes de agujerear, preguntá por dónde pasan caños y cables.',
      en: 'Small things are usually fine if you leave the wall as it was; to paint another color, drill or fix furniture, ask for written permission. Check what the contract says and in which state the paint must be returned. Before drilling, ask where pipes and cables run.',
      pt: 'O pequeno costuma poder, se ao sair você deixar a parede como estava; para pintar de outra cor, furar ou fixar móveis, peça permissão por escrito. Veja o que diz o contrato e em que estado a pintura deve ser devolvida. Antes de furar, pergunte por onde passam canos e cabos.',
    },
  },
  tenantImprovements: {
    more: { guide: 'renting', section: 'contract' },
    asked: {
      es: '¿Me devuelven lo que invierto en mejoras de un alquiler? | hice mejoras en la casa que alquilo, me las tienen que pagar? | puedo instalar un aire mío y llevármelo al irme | reforma del inquilino, quién se queda con las mejoras | quiero remodelar la cocina del lugar que alquilo | canjear alquiler por arreglos | arreglé el techo del alquiler de mi bolsillo, me lo devuelve el dueño? | hice una pergola en la casa que alquilo, el dueño me tiene q pagar? | le puse rejas y mamparas al inmueble, recupero esa plata cuando me voy? | quiero arreglar el patio a mi costo y que me lo bajen del alquiler | inversion del inquilino en la casa | si renuevo el baño pagando yo, despues me lo reconocen o lo pierdo',
      en: 'Do I get back what I invest in improving a rental? | tenant improvements, who keeps them | can I install my own AC and take it when I go | trade rent for renovation works | I upgraded the kitchen in my rental, can I claim the money back | who keeps the built-in wardrobe I installed as a tenant',
      pt: 'Recebo de volta o que invisto em melhorias num aluguel? | benfeitorias do inquilino, quem fica com elas | posso instalar meu ar e levar ao sair | fiz benfeitorias na casa alugada, sou reembolsado na saída? | benfeitorias feitas pelo inquilino',
    },
    answer: {
      es: `Depende de lo acordado: el Código Civil trata las mejoras del inquilino, pero lo que evita pleitos es un permiso escrito${cite.improvements}. Poné qué se hace, cuánto cuesta, si se descuenta del alquiler y si al final queda o te lo llevás. Si ya las hiciste sin acuerdo, un abogado te dice qué podés pedir.`,
      en: `It depends on what is agreed: the Civil Code deals with a tenant’s improvements, but what avoids disputes is written permission${cite.improvements}. State what is done, what it costs, whether it is taken off the rent and whether it stays or goes with you. If you already did them without agreement, a lawyer says what you may ask.`,
      pt: `Depende do combinado: o Código Civil trata das melhorias do inquilino, mas o que evita brigas é uma permissão escrita${cite.improvements}. Ponha o que se faz, quanto custa, se desconta do aluguel e se no fim fica ou você leva. Se já fez sem acordo, um advogado diz o que pode pedir.`,
    },
  },
  locksAndKeys: {
    asked: {
      es: '¿Puedo cambiar la cerradura de donde alquilo? | perdí las llaves del depto alquilado, quién paga el cerrajero | el dueño se quedó con una copia de la llave | cuántas llaves me tienen que dar | inquilino anterior tiene copia de la llave | cambiar el bombín siendo inquilino | perdi las llaves del alquiler, pago yo el cerrajero? | no se quien mas tiene copia de la llave, quiero poner otra chapa | necesito permiso del propietario para poner otro cilindro en la puerta? | cambiar cerradura siendo inquilino | ¿está facultado el locatario a sustituir la cerradura del inmueble?',
      en: 'Can I change the lock of my rental? | I lost the keys of my rental, who pays the locksmith | landlord keeps a copy of my key | former tenant may still have a key | can a tenant replace the front door lock without asking | I want new locks because previous tenants may still have copies',
      pt: 'Posso trocar a fechadura de onde alugo? | perdi as chaves do alugado, quem paga o chaveiro | o dono ficou com cópia da chave | posso trocar o miolo da fechadura da casa que alugo | trocar fechadura em imóvel alugado precisa avisar o dono?',
    },
    answer: {
      es: 'Suele poderse avisando al dueño y devolviendo la original o entregando las llaves nuevas al final; mirá primero qué dice el contrato. Si las perdiste vos, lo usual es que pagues vos el cambio. Al entrar, anotá en el acta cuántas llaves y controles recibís y pedí que cambien el bombín si hubo otro inquilino.',
      en: 'Usually yes, if you tell the owner and return the original or hand over the new keys at the end; check the contract first. If you lost them, you usually pay. When moving in, note how many keys and remotes you get, and ask to have the cylinder changed if there was another tenant.',
      pt: 'Costuma poder, avisando o dono e devolvendo a original ou entregando as chaves novas no fim; veja antes o contrato. Se você as perdeu, o usual é pagar a troca. Ao entrar, anote quantas chaves e controles recebe e peça a troca do cilindro se houve outro inquilino.',
    },
  },
  ownerEntering: {
    more: { guide: 'renting', section: 'contract' },
    asked: {
      es: '¿El dueño puede entrar sin avisar al depto que alquilo? | el propietario viene cuando quiere y abre con su llave | me obligan a mostrar el depto a interesados mientras vivo ahí | el locador entró cuando yo no estaba | cada cuánto puede inspeccionar el dueño | privacidad del inquilino | el propietario entra cuando quiere a mi casa alquilada | el dueño se mete a mi casa cuando no estoy | mi locador tiene copia de la llave y entra cuando quiere, es legal? | me trae interesados a ver el depto sin avisarme y yo viviendo ahi | dueño entra sin permiso | llegue del trabajo y la propietaria estaba adentro revisando todo',
      en: 'Can the landlord come in without notice? | the owner enters with his own key when I am out | must I let them show my flat to new tenants | how often may the landlord inspect | my landlord let himself in while I was at work | does the lessor have a right to walk into the flat I rent',
      pt: 'O dono pode entrar sem avisar onde alugo? | o proprietário entrou quando eu não estava | tenho que deixar mostrar o imóvel a interessados? | o dono entrou no meu apartamento sem eu estar, pode isso? | locador entrando com a cópia da chave',
    },
    answer: {
      es: 'Lo usual es que entre solo con tu acuerdo y avisando antes, salvo una urgencia como una fuga; mientras alquilás, el lugar lo usás vos. Acordá por escrito días y horarios para inspecciones y visitas de interesados. Si entra sin permiso, dejá constancia por escrito y, si sigue, consultá a un abogado.',
      en: 'Usually only with your consent and after notice, except in an emergency such as a leak; while you rent, the place is yours to use. Agree in writing days and hours for inspections and viewings. If they come in without permission, put it on record in writing and, if it goes on, ask a lawyer.',
      pt: 'O usual é que entre só com seu acordo e avisando antes, salvo urgência como um vazamento; enquanto aluga, o lugar é para seu uso. Combine por escrito dias e horários para inspeções e visitas. Se entrar sem permissão, registre por escrito e, se continuar, consulte um advogado.',
    },
  },
} satisfies Record<string, FaqEntry>
