import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite } from '#shared/guides/facts/facts.ts'

export const ownersFaq = {
  nameOfOther: {
    more: { guide: 'selling', section: 'papers' },
    asked: {
      es: '¿Es riesgoso poner la casa a nombre de mi pareja o de un amigo? | mi novia quiere que ponga la casa a su nombre | conviene comprar a nombre de otra persona | pongo yo la plata y el depto queda a nombre de mi novio | compro con mi dinero y escrituro a nombre de mi hermano | un amigo paraguayo me presta su nombre para comprar | poner la propiedad a nombre de una empresa o de un prestanombre | mi esposa dice que la casa vaya a nombre de su mamá | si pongo la propiedad a nombre de mi novia la puedo perder? | testaferro, casa a nombre ajeno | ¿Qué peligros entraña adquirir por interpósita persona? | mi cuñado me presta su nombre para escriturar, ¿después es de él la casa? | no puedo comprar yo ahora, lo hago a nombre de un conocido, es peligroso no? | cómo compro a nombre de otro para que no se entere la dnit',
      en: "Is it risky to put the house in my partner’s or a friend’s name? | my girlfriend says to put the house in her name | should I buy property in someone else’s name | I pay for the apartment but it goes in my boyfriend’s name | a Paraguayan friend offers to buy it in his name for me | put the land in my wife’s family’s name | buy through a nominee or a company in another name | buying under a friend's name, could I lose it | using a nominee owner for the property | how to buy land in somebody else’s name so the tax office never sees it",
      pt: 'É arriscado colocar a casa no nome da minha namorada ou de um amigo? | minha namorada quer a casa no nome dela | posso comprar imóvel no nome de outra pessoa | eu pago e o apartamento fica no nome do meu namorado | um amigo paraguaio empresta o nome para comprar | é seguro comprar no nome de um amigo paraguaio | colocar o imóvel no nome de uma empresa ou de um laranja | pôr o imóvel no nome de um amigo é perigoso? | laranja no título do imóvel',
    },
    answer: {
      es: 'Ante la ley el dueño es quien figura en el título: puede vender, hipotecar o dejar en herencia, y sus deudas pueden alcanzar la casa, aunque la plata sea tuya. Para probar otra cosa después hace falta un juicio. Si confían y quieren los dos, escrituren a nombre de ambos con el porcentaje de cada uno y guardá los comprobantes del pago; un extranjero también puede figurar. Hablalo antes con un escribano tuyo, no de la otra parte.',
      en: 'In law the owner is whoever the title names: they may sell it, mortgage it or leave it to heirs, and their debts can reach the house, even if the money was yours. Proving otherwise later takes a lawsuit. If you trust each other and both want it, have the deed name both with each one’s share and keep proof of the payments; a foreigner can be named too. Talk first to a notary of your own, not the other side’s.',
      pt: 'Perante a lei o dono é quem consta no título: pode vender, hipotecar ou deixar de herança, e as dívidas dele podem alcançar a casa, mesmo que o dinheiro seja seu. Provar outra coisa depois exige um processo. Se há confiança e os dois querem, façam a escritura no nome de ambos com a porcentagem de cada um e guarde os comprovantes do pagamento; um estrangeiro também pode constar. Fale antes com um escribano seu, não da outra parte.',
    },
  },
  spouseSigns: {
    more: { guide: 'selling', section: 'papers' },
    asked: {
      es: '¿Tiene que firmar mi esposa para vender la casa? | mi marido puede vender la casa sin mi firma | estoy casado y la casa está solo a mi nombre, quién firma la venta | el cónyuge del vendedor tiene que firmar la escritura? | hace falta consentimiento conyugal para vender | la casa es ganancial o propia | compro a una pareja que se divorcia y solo uno quiere firmar | puedo vender solo o mi señora tambien tiene q poner la firma | firma del conyuge en la venta | ¿Se requiere la conformidad conyugal para enajenar un bien ganancial? | mi marido vive en otro país, ¿tiene que venir a firmar cuando venda mi casa? | herede un depto y quiero venderlo, mi esposo tiene que firmar algo',
      en: "Does my wife have to sign when I sell the house? | can my husband sell our home without my signature | is spousal consent needed to sell a property | house in one name but we are married | buying from a couple that is divorcing and only one wants to sign | is my husband's signature needed on the sale | spousal consent for selling property",
      pt: 'Minha esposa precisa assinar para vender a casa? | meu marido pode vender a casa sem minha assinatura | precisa do consentimento do cônjuge para vender | minha esposa precisa assinar a venda do imóvel? | assinatura do cônjuge na venda',
    },
    answer: {
      es: 'Depende del régimen y de cuándo se compró: si es bien ganancial, suelen firmar los dos aunque figure uno solo; lo heredado o comprado antes de casarse suele ser propio. El escribano mira el estado civil y el título y te dice quién firma. Si comprás, pedí que el cónyuge de quien vende firme desde el boleto.',
      en: 'It depends on the marital regime and on when it was bought: if it is common property, usually both sign even if only one is named; what was inherited or bought before the wedding is usually separate. The notary looks at marital status and title and says who signs. When buying, have the seller’s spouse sign from the first contract on.',
      pt: 'Depende do regime e de quando foi comprada: se é bem comum, costumam assinar os dois mesmo que só um figure; o herdado ou comprado antes de casar costuma ser próprio. O escribano olha o estado civil e o título e diz quem assina. Se você compra, peça que o cônjuge do vendedor assine desde o contrato.',
    },
  },
  divorceHome: {
    asked: {
      es: '¿Quién se queda con la casa si nos divorciamos y está a nombre de los dos? | qué pasa con la casa si nos divorciamos | me separo y la casa está a nombre de los dos | quién se queda con la casa en un divorcio | mi ex no quiere vender la casa que compramos juntos | cómo se reparte el departamento al separarse | le compro a mi ex su mitad de la casa | mi ex no quiere firmar la venta de la casa | me estoy divorciando y tenemos un depto | me estoy separando, como repartimos la vivienda | separacion y casa en comun | ¿Cómo se liquida el inmueble ganancial en el divorcio? | mi ex quiere quedarse con el lugar, me tiene q comprar mi mitad? | despues de separarnos quien sigue viviendo ahi, los dos figuramos en el titulo | y quién se la queda si nos separamos | mi ex vive en la casa mientras tanto, me tiene que pagar algo | y mientras tanto él vive ahí, me tiene que pagar',
      en: 'Who keeps the house we own together when we divorce? | what happens to the house if we divorce | who keeps the home in a divorce | my ex does not want to sell the house we bought together | buying out my ex’s half of the house | my ex will not sign the sale of our house | splitting up, what becomes of our jointly owned home | my ex wants to keep our flat, must he buy me out | and who gets the house if we split up | who keeps the property if the marriage ends',
      pt: 'Quem fica com a casa dos dois se nos divorciarmos? | o que acontece com a casa se nos divorciarmos | quem fica com a casa no divórcio | minha ex não quer vender a casa que compramos juntos | meu ex não quer assinar a venda da casa | tô me divorciando, quem fica com a casa? | eu e meu ex somos donos do apê, como dividimos agora',
    },
    answer: {
      es: 'Depende de si es ganancial o de uno solo y de lo que acuerden: pueden venderla y repartir, o que uno compre la parte del otro, siempre por escritura ante escribano. Ponele precio con una tasación de alguien neutral y preguntá al banco qué hace con el crédito si lo hay. El acuerdo lo arma un abogado de familia; sin acuerdo decide el juez.',
      en: 'It depends on whether it is common or separate property and on what you agree: you may sell and share, or one buys the other’s part, always by deed. Have someone neutral value it and ask the bank what happens to the loan, if any. A family lawyer draws up the agreement; without one a judge decides.',
      pt: 'Depende de ser bem comum ou de um só e do que combinarem: podem vender e dividir, ou um compra a parte do outro, sempre com escritura. Peça uma avaliação neutra e pergunte ao banco o que faz com o crédito, se houver. O acordo é feito por um advogado de família; sem acordo decide o juiz.',
    },
  },
  unmarriedCouple: {
    more: { guide: 'buying', section: 'steps' },
    asked: {
      es: '¿Podemos comprar una casa juntos sin estar casados? | compro con mi novia, a nombre de quién ponemos la casa | somos pareja de hecho y queremos comprar un depto a medias | comprar entre hermanos o amigos un terreno a nombre de varios | cómo ponemos en el título cuánto es de cada uno | concubinos comprando vivienda | comprar departamento con mi pareja sin casarnos | mi novio y yo queremos comprar a medias, se puede sin casarnos? | comprar en pareja sin matrimonio | ¿Cómo instrumentar la titularidad conjunta de dos concubinos? | si compramos con mi pareja y despues nos peleamos, como se protege cada uno | no somos casados pero ponemos mitad y mitad para la casa, q conviene firmar | puede ir la escritura a nombre de los dos si uno es extranjero',
      en: 'Can we buy a house together without being married? | buying a flat with my girlfriend, whose name goes on the title | can siblings or friends own a property together | how to state each share on the title | my girlfriend and I want both our names on the title, not married | joint ownership without marriage, is it allowed | can the deed have both our names on it | my husband is Paraguayan and I am not, can we both be on the title',
      pt: 'Podemos comprar uma casa juntos sem ser casados? | comprar apartamento com minha namorada, no nome de quem | comprar imóvel entre irmãos ou amigos | posso comprar casa com meu namorado sem casar? | compra de imóvel em casal sem casamento | a escritura pode ficar no nome dos dois se um é estrangeiro',
    },
    answer: {
      es: 'Sí: la escritura puede ir a nombre de los dos y decir qué parte es de cada uno. Pidan que figure lo que cada uno puso y firmen aparte qué pasa si se separan, si uno deja de pagar o quiere vender. Quien paga y no figura queda mal protegido; el escribano o un abogado les dice cómo escribirlo.',
      en: 'Yes: the deed can name you both and say what share each has. Have it reflect what each put in and sign separately what happens if you part, one stops paying or wants to sell. Whoever pays without being named is poorly protected; a notary or lawyer can tell you how to write it.',
      pt: 'Sim: a escritura pode ir no nome dos dois e dizer que parte é de cada um. Peçam que reflita o que cada um pôs e assinem à parte o que acontece se se separarem, se um deixar de pagar ou quiser vender. Quem paga e não figura fica mal protegido; o escribano ou um advogado diz como escrever.',
    },
  },
  coownerRefuses: {
    more: { guide: 'selling', section: 'papers' },
    asked: {
      es: '¿Qué hago si un condómino no quiere vender? | somos tres hermanos dueños y uno no quiere vender la casa | puedo vender solo mi parte de una propiedad | mi hermano vive en la casa de todos y no paga nada | cómo se termina un condominio entre hermanos | copropietario que no firma la venta | ¿Puedo vender mi mitad de una casa en condominio? | soy dueño de la mitad de la casa con mi ex y quiero vender | vender la parte de un socio en una propiedad | la casa esta a nombre de los dos y uno no quiere vender | mi hermana no quiere firmar la venta de la casa de los dos | un copropietario se niega, como salimos | ¿Procede la división de condominio ante la negativa de un condómino? | somos cuatro dueños y uno tranca todo, q se puede hacer | quiero vender mi parte del terreno pero el otro dueño no acepta',
      en: "What can I do if a co-owner of the house does not want to sell or sign? | my brother refuses to sell the house we own together | can I sell only my share of a property | how to end joint ownership between siblings | Can I sell my half of a jointly owned house? | sell my share in a property I own with a partner | the house is in both names and one refuses to sell | my brother co-owns the property and won't agree to sell | one of us four owners blocks everything",
      pt: 'O que faço se um coproprietário do imóvel não quer vender nem assinar? | somos três irmãos donos e um não quer vender a casa | posso vender só a minha parte do imóvel | Posso vender minha metade de uma casa em sociedade? | a casa está no nome dos dois e um não quer vender | meu irmão é dono junto e não quer vender | dissolver condomínio de imóvel entre irmãos',
    },
    answer: {
      es: 'Para vender toda la propiedad tienen que firmar todos los dueños; cada uno en general puede vender su parte, aunque cuesta hallar comprador. Primero probá con una tasación neutral y que uno compre la parte del otro o pague por usarla. Si no hay acuerdo, un abogado puede pedir al juez la división del condominio.',
      en: 'To sell the whole property all owners must sign; each may generally sell their own share, though buyers are hard to find. First try a neutral valuation and one buying out the other or paying for the use. If you cannot agree, a lawyer can ask a judge to end the joint ownership.',
      pt: 'Para vender o imóvel inteiro todos os donos precisam assinar; cada um em geral pode vender a sua parte, embora seja difícil achar comprador. Primeiro tente uma avaliação neutra e que um compre a parte do outro ou pague pelo uso. Sem acordo, um advogado pode pedir ao juiz a divisão do condomínio.',
    },
  },
  buyFromHeirs: {
    more: { guide: 'buying', section: 'title' },
    asked: {
      es: '¿Puedo comprar la casa si el titular murió y la venden sus herederos? | el titular falleció y venden los herederos | la casa está a nombre del abuelo muerto, puedo comprarla | venden una propiedad heredada sin sucesión terminada | compro derechos hereditarios de un terreno, es seguro? | me falta la firma de un heredero | el dueño fallecio y los hijos me ofrecen la casa, es seguro comprar? | compra a herederos | ¿Es válido adquirir de los herederos sin declaratoria inscripta? | me gusta una casa pero el titular esta muerto y venden sus hijos, puedo señar? | q me ofrezcan comprar derechos hereditarios es riesgoso?',
      en: "Can I buy a house if the owner died and the heirs want to sell it? | the owner died and the heirs are selling | the house is still in the name of the dead grandfather | buying inheritance rights to a plot, is it safe | late owner's kids are selling, can I purchase it safely | all siblings inherit and want to sell to me, ok?",
      pt: 'Posso comprar a casa se o titular morreu e os herdeiros vendem? | o titular morreu e os herdeiros estão vendendo | a casa ainda está no nome do avô falecido | o dono morreu e os filhos querem me vender a casa, posso? | comprar direitos hereditários, vale?',
    },
    answer: {
      es: `Sí, pero la escritura sale cuando el juez declaró a los herederos y la propiedad se puede inscribir a su nombre; tienen que firmar todos. Antes de dar plata, que tu escribano o un abogado lea el expediente y el título${cite.titleBeforeMoney}. Comprar solo «derechos hereditarios» suele ser más barato porque el riesgo pasa a vos.`,
      en: `Yes, but the deed comes once a judge has declared the heirs and the property can be registered to them; all must sign. Before paying, have your notary or a lawyer read the court file and the title${cite.titleBeforeMoney}. Buying mere “inheritance rights” is usually cheaper because the risk passes to you.`,
      pt: `Sim, mas a escritura sai quando o juiz declarou os herdeiros e o imóvel pode ser registrado no nome deles; todos assinam. Antes de pagar, que o seu escribano ou um advogado leia o processo e o título${cite.titleBeforeMoney}. Comprar só «direitos hereditários» costuma ser mais barato porque o risco passa a você.`,
    },
  },
  inheritedHome: {
    asked: {
      es: '¿Qué trámite hago para poner a mi nombre la casa que dejaron mis padres al morir? | cómo paso a mi nombre la casa que heredé | falleció mi mamá y la casa sigue a su nombre, por dónde empezamos los hermanos | murió mi papá y dejó una casa, qué trámite hago | como se hace una sucesión de un inmueble | heredamos un terreno entre hermanos, cómo lo ponemos a nuestro nombre | fallecio mi papa, como paso la casa a mi nombre | tramite de sucesion paso a paso | ¿Qué documental se precisa para promover el juicio sucesorio sobre un inmueble? | la casa sigue a nombre de mis abuelos ya muertos, como la transferimos | herede una propiedad pero el titulo sigue con el nombre del finado',
      en: "How do I get an inherited house into my name? | what happens if the house was inherited | my father died and left a house, what do I do | how does inheritance of a property work in Paraguay | transferring my late father's home to us children | mum passed away, how do we get the title changed",
      pt: 'Como passo para o meu nome a casa que herdei? | meu pai morreu e deixou uma casa, o que faço | como funciona o inventário de um imóvel no Paraguai | minha mãe faleceu, como passo a casa pro meu nome? | casa herdada ainda no nome do falecido',
    },
    answer: {
      es: 'Con un juicio sucesorio: un abogado lo inicia con el acta de defunción, las que prueban el parentesco y el título, y el juez declara a los herederos. Después se inscribe a nombre de ustedes y recién ahí se vende con tranquilidad. El tiempo y el costo dependen de si hay acuerdo y papeles al día: pedí presupuesto a un abogado.',
      en: 'Through succession proceedings: a lawyer starts them with the death certificate, those that prove kinship and the title, and a judge declares the heirs. Then it is registered to you, and only then is it easily sold. Time and cost depend on whether you agree and the papers are in order: ask a lawyer for a quote.',
      pt: 'Com um processo sucessório: um advogado o inicia com a certidão de óbito, as que provam o parentesco e o título, e o juiz declara os herdeiros. Depois se registra no nome de vocês e só então se vende com tranquilidade. Prazo e custo dependem de haver acordo e papéis em dia: peça orçamento a um advogado.',
    },
  },
  giveToChildren: {
    asked: {
      es: '¿Puedo poner la casa a nombre de mis hijos? | quiero donar mi casa a mi hija en vida | conviene donar o vender la propiedad a los hijos | comprar un departamento a nombre de un menor | mis padres me quieren dejar la casa en vida | puede un menor de edad ser dueño de un terreno | quiero que mi hija menor sea dueña del terreno | quiero dejarle en vida la propiedad a mi hijo, es buena idea? | donar casa a hijos menores | ¿Es aconsejable la donación con reserva de usufructo a descendientes? | puedo comprar el depto directo a nombre de mi nene de cinco años? | si le doy la casa a uno de mis hijos los otros pueden reclamar?',
      en: "Can I put the house in my children’s names? | I want to give my house to my daughter while I live | can a minor own property | buying a flat in my child’s name | passing my home to my kids while I'm alive, can I | is it smart to transfer the family home to one son now",
      pt: 'Posso pôr a casa no nome dos meus filhos? | quero doar minha casa para minha filha em vida | um menor de idade pode ser dono de imóvel | posso passar a casa em vida pros meus filhos? | doar a casa pra filha, é boa ideia',
    },
    answer: {
      es: `Sí, por donación o comprando a su nombre, siempre por escritura pública${cite.deedRequired}. Pensalo bien: ya no es tuya, los otros herederos pueden reclamar su parte, y si el dueño es menor, venderla después suele pedir permiso del juez. Preguntá al escribano si te conviene reservarte el usufructo.`,
      en: `Yes, by gift or by buying in their names, always by public deed${cite.deedRequired}. Think it over: it is no longer yours, other heirs may claim their part, and if the owner is a minor, selling it later usually takes a judge’s leave. Ask the notary whether to keep the usufruct for yourself.`,
      pt: `Sim, por doação ou comprando no nome deles, sempre por escritura pública${cite.deedRequired}. Pense bem: deixa de ser sua, outros herdeiros podem reclamar a parte deles, e se o dono é menor, vendê-la depois costuma exigir autorização do juiz. Pergunte ao escribano se convém reservar o usufruto.`,
    },
  },
  usufructMeaning: {
    asked: {
      es: '¿Puedo comprar o vender una casa que tiene usufructo? | que es el usufructo de una casa | la propiedad tiene usufructo, la puedo comprar | que significa nuda propiedad | vendo mi casa pero quiero vivir en ella hasta que muera | el usufructuario puede alquilar o vender | doné con reserva de usufructo, qué puedo hacer | la casa que venden tiene usufructo a favor de la madre, puedo comprarla igual? | nuda propiedad y usufructo | ¿El usufructuario puede alquilar el inmueble y subsiste ante la venta? | la abuela tiene el uso de por vida y el nieto es dueño, ¿qué puede cada uno? | me ofrecen comprar barato la nuda propiedad, eso como va',
      en: 'What is a usufruct and can its holder live in or let the house? | what is the usufruct of a house | what does bare ownership mean | can I buy a property with a usufruct on it | sell my house but live in it for life | someone has lifetime use of the home I want, can it be sold | the title says usufruct, who gets to live there or collect rent',
      pt: 'Posso comprar ou vender uma casa que tem usufruto? | o que é o usufruto de um imóvel | o que significa nua propriedade | posso comprar um imóvel com usufruto | o que é usufruto num imóvel? | nua propriedade, o que significa',
    },
    answer: {
      es: 'Se puede, pero el usufructo, el derecho de usar la casa y cobrar su alquiler sin ser el dueño, sigue: quien tiene el título sin ese uso tiene la nuda propiedad. El usufructo suele durar la vida de quien lo tiene y figura en el registro. Si comprás con usufructo, no podés ocuparla hasta que termine o se renuncie: que lo confirme tu escribano.',
      en: 'A usufruct is the right to use the house, live in it and collect its rent without owning it; whoever holds the title without that use has bare ownership. Usufruct usually lasts for the holder’s life and shows in the registry. If you buy with one in place, you cannot move in until it ends or is given up: have your notary confirm it.',
      pt: 'Pode, mas o usufruto, o direito de usar a casa e receber o aluguel sem ser o dono, continua: quem tem o título sem esse uso tem a nua propriedade. O usufruto costuma durar a vida de quem o tem e consta no registro. Se você compra com usufruto, não pode ocupá-la até que termine ou haja renúncia: que o seu escribano confirme.',
    },
  },
  companySells: {
    more: { guide: 'costs', section: 'buying' },
    asked: {
      es: '¿Qué papeles pido si el que vende es una sociedad? | le compro el depto a una SA, qué reviso | el vendedor es una empresa y firma un gerente | la casa está a nombre de una sociedad anónima | quien tiene que firmar la escritura por la firma vendedora | comprar un inmueble a una persona jurídica | vende una S.A., qué papeles tiene que mostrar | la dueña del depto es una S.A., que le pido antes de pagar | vendedor persona juridica | ¿Qué documental societaria acredita facultades de disposición del inmueble? | el titulo esta a nombre de una firma, no de una persona, que documentos reviso? | me vende una SRL, ¿cómo sé que el que firma puede vender?',
      en: 'What papers do I ask for when a company is the seller? | buying a flat from a corporation, what do I check | the house is in the name of a company, who signs the deed | the seller is a legal entity | property held by a corporation, which documents should the seller show | buying from an LLC, paperwork',
      pt: 'Que papéis peço se quem vende é uma empresa? | compro o apartamento de uma sociedade, o que confiro | a casa está no nome de uma empresa, quem assina | o vendedor é uma empresa, que papéis eu peço? | documentos de vendedor pessoa jurídica',
    },
    answer: {
      es: 'Además del título, pedí los estatutos, el acta que autoriza vender ese inmueble y la que nombra a quien firma, con su cédula, y el RUC al día. Tu escribano confirma que esa persona puede obligar a la empresa y que no hay embargos contra ella. Pagá a la cuenta de la sociedad, no a la de un socio, y pedí factura.',
      en: 'Besides the title, ask for the bylaws, the minutes that allow selling that property and those that appoint who signs, with their identity card, and the tax number in order. Your notary confirms that this person can bind the company and that nothing is seized. Pay into the company’s account, not a partner’s, and ask for an invoice.',
      pt: 'Além do título, peça o estatuto, a ata que autoriza vender aquele imóvel e a que nomeia quem assina, com documento, e o RUC em dia. O seu escribano confirma que essa pessoa pode obrigar a empresa e que não há penhoras contra ela. Pague na conta da sociedade, não na de um sócio, e peça fatura.',
    },
  },
} satisfies Record<string, FaqEntry>
