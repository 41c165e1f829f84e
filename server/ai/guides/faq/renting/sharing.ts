import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite } from '#shared/guides/facts/facts.ts'

export const sharingFaq = {
  roommatesLease: {
    more: { guide: 'renting', section: 'contract' },
    asked: {
      es: '¿Cómo alquilamos entre amigos o compañeros y quién responde? | mi roommate se fue y no paga su parte | compartir depto con un amigo, quién firma el contrato | uno de los compañeros con quienes alquilo se quiere ir del contrato | repartir alquiler y gastos entre compañeros de piso | nos separamos y los dos estamos en el contrato de alquiler | somos amigas y queremos alquilar juntas, quién firma | vamos a alquilar entre tres compañeros de la facu, a nombre de quien va | si mi amigo no paga su parte me cobran a mi? | un compañero se va del depto, que pasa con el contrato de todos | ¿Los colocatarios responden solidariamente? | queremos juntarnos con dos amigas y alquilar una casa, como dividimos todo',
      en: 'How do we rent together as roommates and who is liable? | my roommate left and does not pay his share | who signs the lease when sharing with friends | one of the roommates wants to leave the lease | splitting a flat with friends, whose name goes on the lease | one of three co-tenants wants out',
      pt: 'Como alugamos entre amigos e quem responde? | meu colega de apartamento saiu e não paga a parte dele | dividir apartamento, quem assina o contrato | dividir apartamento com amigos, todos assinam? | contrato de aluguel entre vários amigos',
    },
    answer: {
      es: 'Lo más claro es que firmen todos: mirá si el contrato dice que cada uno responde por todo o solo por su parte. Hagan aparte un acuerdo escrito de pagos, depósito y con cuánto aviso se va uno. Si alguien sale, avísenle al dueño y firmen un cambio que diga quién queda y qué pasa con el depósito.',
      en: 'It is clearest if all sign: check whether the lease makes each liable for everything or just a share. Besides, write an agreement on payments, deposit and how much notice one gives. If someone leaves, tell the owner and sign a change that says who stays and what becomes of the deposit.',
      pt: 'O mais claro é que todos assinem: veja se o contrato diz que cada um responde por tudo ou só por sua parte. Façam à parte um acordo escrito de pagamentos, depósito e com quanto aviso um sai. Se alguém sair, avisem o dono e assinem uma mudança que diga quem fica e o que acontece com o depósito.',
    },
  },
  subletting: {
    more: { guide: 'renting', section: 'contract' },
    asked: {
      es: '¿Puedo subalquilar el depto o una pieza de donde alquilo? | soy inquilino y quiero poner mi depto en Airbnb | mi inquilino subalquila sin permiso | subarrendar una habitación de la casa que alquilo | me voy unos meses y quiero subarrendar | el que me alquila no es dueño, también es inquilino | puedo poner una pieza de mi depto alquilado en airbnb sin avisar al dueño | puedo meter a otra persona y cobrarle por una habitacion siendo inquilino | sublocación del inmueble | soy inquilino, lo puedo poner yo en airbnb? | necesito permiso del locador para sub alquilar? | el que me alquila no es el dueño sino otro inquilino, esta bien?',
      en: 'Can I sublet my rental or a room of it? | as a tenant, may I list my flat on Airbnb | my tenant is subletting without permission | subletting while I am away for some months | am I allowed to rent out a spare bedroom of a flat I lease | sublease permission from owner',
      pt: 'Posso sublocar o imóvel ou um quarto de onde alugo? | sou inquilino e quero pôr no Airbnb | meu inquilino subloca sem permissão | posso sublocar o apê onde moro de aluguel? | sublocação sem o dono saber',
    },
    answer: {
      es: `Mirá el contrato y pedí el sí del dueño por escrito: muchos lo prohíben, y también los reglamentos de edificios si es por noche. Si subalquilás, vos seguís respondiendo por el alquiler y los daños. Si alguien te subalquila, pedile el permiso del dueño; y si sos dueño y pasa sin permiso, un abogado te dice si es causa para terminar${cite.leaseEnd}.`,
      en: `Check the lease and get the owner’s yes in writing: many forbid it, and so do building rules if by the night. If you sublet, you still answer for rent and damage. If someone sublets to you, ask for the owner’s permission; as an owner, a lawyer says whether unpermitted subletting is a cause to end the lease${cite.leaseEnd}.`,
      pt: `Veja o contrato e peça o sim do dono por escrito: muitos proíbem, e também os regulamentos de prédios se for por noite. Se subloca, você continua respondendo por aluguel e danos. Se alguém lhe subloca, peça a permissão do dono; se é dono e acontece sem permissão, um advogado diz se é causa para terminar${cite.leaseEnd}.`,
    },
  },
  rentRoom: {
    more: { guide: 'renting', section: 'contract' },
    asked: {
      es: '¿Qué tengo que acordar al alquilar una habitación o pieza? | alquilar una pieza en casa de familia, hace falta contrato? | pensión o residencia estudiantil qué incluye | comparto casa con el dueño, qué reglas pongo por escrito | quiero alquilar una habitación de mi casa a un estudiante | pieza con baño compartido, qué pregunto antes | voy a alquilar una pieza en casa de familia, que dejo por escrito | pensión: reglas y precio | alquilo solo un cuarto en casa ajena, q tiene que quedar claro | ¿Qué condiciones pactar en la locación de una habitación? | me ofrecen una pieza con todo incluido, que conviene arreglar con los de la casa',
      en: 'What should I agree on when renting a room? | room in a family home, do I need a contract | student residence what is included | letting a room of my own house to a student | renting just a bedroom in a shared house, what to settle first | what to put in writing for a room rental',
      pt: 'O que combino ao alugar um quarto? | quarto em casa de família precisa de contrato? | alugar um quarto da minha casa a um estudante | vou alugar um quarto numa casa, o que combinar antes | aluguel de quarto: o que deixar por escrito',
    },
    answer: {
      es: 'Lo mismo que en una casa, en una hoja firmada: precio, qué incluye (luz, agua, internet, limpieza), depósito, con cuánto aviso se termina y reglas de visitas, cocina, baño y ruido. Visitá a la hora en que están todos y hablá con quienes viven ahí. Pedí llave propia de la pieza y recibo de cada pago.',
      en: 'The same as for a home, on one signed page: price, what is included (power, water, internet, cleaning), deposit, notice to end it, and rules on guests, kitchen, bathroom and noise. Visit when everyone is in and talk to those who live there. Ask for your own room key and a receipt of each payment.',
      pt: 'O mesmo que numa casa, numa folha assinada: preço, o que inclui (luz, água, internet, limpeza), depósito, com quanto aviso termina e regras de visitas, cozinha, banheiro e barulho. Visite quando todos estão e fale com quem mora lá. Peça chave própria do quarto e recibo de cada pagamento.',
    },
  },
  studentRental: {
    more: { guide: 'renting', section: 'guarantee' },
    asked: {
      es: '¿Cómo alquila un estudiante sin ingresos propios? | mi hijo se va a estudiar a otra ciudad, a nombre de quién alquilo | estudio medicina y no tengo sueldo para alquilar | mis padres pagan mi alquiler, quién firma? | alquiler para universitarios qué garantía piden | alquilar por el año lectivo nomás | soy estudiante y no trabajo, como hago para que me alquilen | mi papa puede firmar el contrato por mi mientras estudio | vengo del interior a estudiar medicina y no tengo recibo de sueldo | mi nieta va a la facultad y no gana nada, ¿quién firma por ella? | estudiant sin garante ni ingresos, que papeles presento',
      en: 'How does a student rent without an income? | my parents pay my rent, who signs the lease | rent for my son who studies in another city | guarantee asked from university students | college student with no salary looking to lease | renting near campus without proof of income',
      pt: 'Como um estudante aluga sem renda própria? | estudo medicina e não tenho salário para alugar | meus pais pagam o aluguel, quem assina? | sou estudante de medicina e não tenho renda, como alugo | aluguel pra universitário sem comprovante de renda',
    },
    answer: {
      es: 'Lo usual es que firme un padre o tutor, como inquilino o como garante, con sus comprobantes de ingresos; un menor no puede firmar solo. Sumá la constancia de la facultad y ofrecé meses por adelantado si no hay garante local. Si querés pagar solo el año de clases, pedí ese plazo desde la consulta.',
      en: 'Usually a parent or guardian signs, as tenant or as guarantor, with their proof of income; a minor cannot sign alone. Add the enrolment certificate and offer months in advance if there is no local guarantor. If you want to pay only for the academic year, ask for that term in the inquiry.',
      pt: 'O usual é que um pai ou tutor assine, como inquilino ou fiador, com seus comprovantes de renda; um menor não pode assinar sozinho. Junte a declaração da faculdade e ofereça meses adiantados se não há fiador local. Se quer pagar só o ano letivo, peça esse prazo já na consulta.',
    },
  },
  childrenAndOccupants: {
    more: { guide: 'renting', section: 'contract' },
    asked: {
      es: '¿Me pueden negar un alquiler por tener hijos o limitar cuántos vivimos? | el dueño no acepta niños | somos cinco y dicen que somos muchos para el depto | mi pareja se muda conmigo, tengo que avisar al propietario? | se puede agregar una persona más al alquiler | tuve un bebé y el contrato dice dos personas | no me quieren alquilar porque tengo bebés | me rechazaron xq tengo tres nenes | el dueño dice maximo dos personas, puede poner ese limite? | cantidad máxima de ocupantes | quiero traer a mi mama a vivir conmigo, el contrato lo puede impedir? | "Sin criaturas" dice el propietario, ¿eso está permitido?',
      en: "Can a rental be refused because I have children, or occupants limited? | the landlord does not accept kids | my partner is moving in, must I tell the owner | how many people may live in a rental | landlord doesn't accept families with kids, is that allowed | I was turned down because of my toddlers",
      pt: 'Podem negar um aluguel por ter filhos ou limitar quantos moramos? | o dono não aceita crianças | minha namorada vai morar comigo, aviso o proprietário? | não querem alugar pra quem tem criança, pode? | o dono recusou a gente por causa dos filhos',
    },
    answer: {
      es: 'Cada dueño decide y muchos contratos ponen cuántas personas viven; no tengo una norma confirmada que lo regule. Decí de entrada quiénes son y, si se suma alguien, pedí que se agregue por escrito. Si te rechazan por tus hijos y te parece discriminación, podés denunciar el aviso desde la página de contacto y consultar a un abogado.',
      en: 'Each owner decides and many leases say how many people live there; I have no confirmed rule on it. Say at the start who you are and, if someone joins, have them added in writing. If you are turned down over your children and it seems discrimination to you, report the listing from the contact page and ask a lawyer.',
      pt: 'Cada dono decide e muitos contratos dizem quantas pessoas moram; não tenho uma norma confirmada sobre isso. Diga logo quem são e, se alguém se somar, peça que seja incluído por escrito. Se recusam por seus filhos e lhe parece discriminação, denuncie o anúncio na página de contato e consulte um advogado.',
    },
  },
  guestsAndParties: {
    asked: {
      es: '¿El dueño puede prohibirme visitas o fiestas en mi alquiler? | puedo hacer un asado o cumpleaños en el depto alquilado | me prohíben que se quede a dormir mi novio | horario de visitas en un alquiler | reglas del edificio para usar el quincho y la pileta siendo inquilino | multa del edificio por ruido, la paga el inquilino? | mi novia se queda a dormir y el dueño se queja, puede? | el contrato dice nada de reuniones ni invitados | me multaron por un asado con amigos en el depto que alquilo | ¿Puede el locador restringir el ingreso de terceros a la vivienda? | la dueña me controla quien entra a mi casa alquilada',
      en: 'Can the landlord forbid guests or parties in my rental? | may my boyfriend stay overnight in my rental | building rules on using the pool and barbecue as a tenant | fine from the building for noise, does the tenant pay | owner complains when my girlfriend sleeps over | fined by the building for having friends over',
      pt: 'O dono pode proibir visitas ou festas no meu aluguel? | posso fazer churrasco e aniversário no alugado | multa do prédio por barulho, o inquilino paga? | o dono não deixa receber visita, pode isso? | proibição de visitas no imóvel alugado',
    },
    answer: {
      es: 'Las visitas comunes son parte de vivir ahí; lo que suele estar limitado es el ruido, los horarios, los espacios comunes y que alguien se quede a vivir. Mirá el contrato y pedí el reglamento del edificio antes de firmar. Una multa por algo que hiciste vos suele trasladártela el dueño; si no estás de acuerdo, pedí el reglamento y la constancia.',
      en: 'Ordinary guests are part of living there; what tends to be limited is noise, hours, common areas and someone moving in. Check the lease and ask for the building’s rules before signing. A fine for something you did is usually passed on to you; if you disagree, ask for the rules and the record.',
      pt: 'Visitas comuns fazem parte de morar ali; o que costuma ser limitado é barulho, horários, áreas comuns e que alguém passe a morar. Veja o contrato e peça o regulamento do prédio antes de assinar. Uma multa por algo que você fez costuma ser repassada; se não concorda, peça o regulamento e o registro.',
    },
  },
  workFromRental: {
    more: { guide: 'renting', section: 'contract' },
    asked: {
      es: '¿Puedo trabajar o tener un negocio en la casa que alquilo? | puedo hacer teletrabajo desde un depto alquilado | poner una peluquería en mi alquiler de vivienda | atender clientes o pacientes donde alquilo | usar la dirección del alquiler para el RUC | vender comida desde el depto siendo inquilino | quiero vender comida desde la casa que alquilo | quiero poner una peluqueria en mi casa alquilada | home office siendo inquilino | puedo atender clientes en la vivienda q tengo en alquiler | ¿Es admisible el ejercicio de comercio en un inmueble locado para vivienda? | me dejan tener una despensita en el garaje de la casa q alquilo',
      en: "Can I work or run a business from my rented home? | remote work from a rented apartment | receive clients where I rent | use my rental’s address for my tax number | can I see customers at the house I lease | starting a small shop in a home I'm renting",
      pt: 'Posso trabalhar ou ter um negócio na casa que alugo? | posso fazer home office no apartamento alugado | atender clientes onde alugo | posso montar um salão na casa que alugo? | vender coisas na residência alugada, precisa autorização do dono',
    },
    answer: {
      es: 'Trabajar con la computadora no suele traer problema. Atender público, vender o poner cartel cambia el destino: hace falta que lo permitan el contrato, el reglamento del edificio y la municipalidad, y puede cambiar los impuestos del alquiler. Pedile el permiso por escrito al dueño, y lo del RUC y la dirección consultalo con tu contador.',
      en: 'Working on a computer is rarely a problem. Receiving the public, selling or putting up a sign changes the use: the lease, the building’s rules and the municipality must allow it, and the taxes on the rent may change. Get the owner’s written permission, and ask your accountant about the tax number and the address.',
      pt: 'Trabalhar no computador não costuma trazer problema. Atender público, vender ou pôr placa muda o destino: é preciso que o contrato, o regulamento do prédio e a municipalidade permitam, e pode mudar os impostos do aluguel. Peça a permissão por escrito ao dono, e sobre o RUC e o endereço fale com seu contador.',
    },
  },
  renterInsurance: {
    asked: {
      es: '¿Necesito seguro de mis cosas si alquilo? | seguro de hogar para inquilinos | se inundó el depto que alquilo, quién paga mis muebles | me robaron en el alquiler, responde el dueño? | el dueño me exige un seguro contra incendio | qué seguro saco como dueño de una casa en alquiler | seguro para inquilinos | si se quema el depto q alquilo quien me paga mis muebles | me entraron a robar en el alquiler, el seguro del dueño cubre mi tele? | conviene contratar poliza de contenido para lo que tengo en casa alquilada | el seguro del edificio incluye las cosas del inquilno?',
      en: 'Do I need insurance for my belongings if I rent? | renters insurance | burglary in my rental, is the owner liable | the landlord requires fire insurance from me | renters contents insurance, worth it? | does my lease oblige me to insure my stuff',
      pt: 'Preciso de seguro das minhas coisas se alugo? | seguro residencial para inquilino | roubaram no alugado, o dono responde? | seguro dos meus móveis em casa alugada | preciso fazer seguro conteúdo se moro de aluguel',
    },
    answer: {
      es: 'Depende del contrato, que a veces pide uno; si no, es decisión tuya. El seguro del dueño o del edificio suele cubrir la construcción y no tus cosas, así que un seguro de contenido te sirve contra incendio, agua o robo. Pedí precio en dos aseguradoras, con coberturas y exclusiones por escrito; como dueño, preguntá además por responsabilidad civil.',
      en: 'It depends on the lease, which sometimes asks for one; otherwise it is up to you. The owner’s or the building’s insurance usually covers the structure and not your things, so a contents policy helps against fire, water or theft. Get quotes from two insurers with cover and exclusions in writing; as an owner, ask about liability too.',
      pt: 'Depende do contrato, que às vezes pede um; se não, a decisão é sua. O seguro do dono ou do prédio costuma cobrir a construção e não suas coisas, então um seguro de conteúdo ajuda contra incêndio, água ou roubo. Peça preço em duas seguradoras, com coberturas e exclusões por escrito; como dono, pergunte também por responsabilidade civil.',
    },
  },
  moveInBuilding: {
    asked: {
      es: '¿Qué coordino con el edificio el día que me mudo al alquiler? | horario de mudanza permitido en el edificio | el edificio cobra por usar el ascensor en la mudanza? | cuánto cuesta un flete para mudarme a un alquiler | contratar mudadora camión y ayudantes | pedir permiso a la administración para entrar muebles | mudanza: reservar ascensor | a que hora dejan entrar el flete en el edificio | el portero no me dejo subir los muebles, hay que pedir permiso antes? | como organizo el camion y el montacarga para entrar al depto nuevo | ¿La administración exige garantía por daños durante la mudanza?',
      en: 'What do I arrange with the building on moving day? | building moving hours and elevator for movers | hire a moving truck to my new rental | ask the administration to bring in furniture | do I have to book the service lift for moving in | moving truck rules at an apartment tower',
      pt: 'O que combino com o prédio no dia da mudança para o aluguel? | horário de mudança permitido no prédio | contratar frete e caminhão para a mudança | tenho que reservar o elevador pra mudança? | horário permitido pra caminhão de mudança no edifício',
    },
    answer: {
      es: 'Avisale a la administración unos días antes: muchos edificios fijan horario, ascensor de servicio y a veces una garantía por daños. Pedí presupuesto a dos o tres fletes diciendo pisos, distancia y cosas grandes, y si incluye ayudantes y embalaje. Mudate después de firmar el acta de entrada, y sacá fotos de pasillos y ascensor.',
      en: 'Tell the administration some days before: many buildings set hours, a service elevator and sometimes a damage deposit. Get quotes from two or three movers stating floors, distance and large items, and whether helpers and packing are included. Move in after the move-in record is signed, and take pictures of halls and elevator.',
      pt: 'Avise a administração uns dias antes: muitos prédios fixam horário, elevador de serviço e às vezes uma caução por danos. Peça orçamento a dois ou três fretes dizendo andares, distância e coisas grandes, e se inclui ajudantes e embalagem. Mude-se depois de assinar o termo de entrada, e tire fotos de corredores e elevador.',
    },
  },
} satisfies Record<string, FaqEntry>
