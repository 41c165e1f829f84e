import type { FaqEntry } from '#server/ai/guides/faq/faqEntry.ts'
import { cite, f } from '#shared/guides/facts/facts.ts'

/** What is left of a home that is let, and who offers what. */
export const investingFaq = {
  grossAndNet: {
    more: { guide: 'investing', section: 'net' },
    asked: {
      es: '¿Qué diferencia hay entre rentabilidad bruta y neta? | cómo se calcula la rentabilidad de un alquiler | qué es roi bruto y roi neto | me dicen un rendimiento bruto, cuánto es el neto de verdad | fórmula para sacar la rentabilidad de un depto | qué gastos resto para saber lo que rinde | cómo calculo cuánto rinde de verdad un alquiler | me dicen q rinde tanto, pero eso es antes o despues de gastos? | renta bruta y neta | ¿Qué conceptos se detraen para obtener el rendimiento neto de un inmueble? | el porcentaje que muestra el aviso de renta incluye expensas e impuestos? | no entiendo cap rate, bruto, neto, explicame facil',
      en: 'What is the difference between gross and net yield? | how is rental yield calculated | gross roi and net roi explained | which costs do I subtract to know the real yield | gross versus net return on a rental, explained | how do I work out my true return after costs',
      pt: 'Qual a diferença entre rentabilidade bruta e líquida? | como se calcula a rentabilidade de um aluguel | que gastos desconto para saber quanto rende | rentabilidade bruta e líquida, qual a diferença? | como calculo o retorno líquido do aluguel',
    },
    answer: {
      es: `La bruta es el alquiler de doce meses dividido por el precio; la neta resta antes meses vacíos, expensas, administración (cerca de ${f.rentAdministration} del alquiler), arreglos, seguro e impuestos, y suma al precio los gastos de compra. Lo bruto ronda ${f.grossYield}; en un ejemplo, lo neto quedó en ${f.netYield.net}. La calculadora de cada aviso te hace las dos.`,
      en: `Gross is twelve months’ rent divided by the price; net first takes off empty months, building fees, management (about ${f.rentAdministration} of the rent), repairs, insurance and taxes, and adds the buying costs to the price. Gross is about ${f.grossYield}; in one example, net came to ${f.netYield.net}. The calculator on each listing does both.`,
      pt: `A bruta é o aluguel de doze meses dividido pelo preço; a líquida desconta antes meses vazios, condomínio, administração (cerca de ${f.rentAdministration} do aluguel), consertos, seguro e impostos, e soma ao preço os gastos de compra. A bruta fica em torno de ${f.grossYield}; num exemplo, a líquida deu ${f.netYield.net}. A calculadora de cada anúncio faz as duas.`,
    },
  },
  vacancyMonths: {
    more: { guide: 'investing', section: 'net' },
    asked: {
      es: '¿Cuántos meses vacíos tengo que calcular entre inquilinos? | qué es la vacancia en un alquiler | tasa de vacancia de departamentos en renta | cuánto tiempo queda desocupado un departamento entre contratos | cómo bajo la desocupación de mi depto de renta | cuanto tiempo suele estar vacio un depto de alquiler | meses sin inquilino, calculo | ¿Qué tasa de desocupación debe presupuestar el propietario? | no se me alquila hace rato, cuanto es lo normal y que cambio | para mi cuenta de inversion, q vacancia anual pongo?',
      en: 'How many empty months should I allow between tenants? | what is vacancy in a rental | how do I reduce the vacancy of my rental flat | vacancy rate to budget for a rental | expected downtime each year without a renter',
      pt: 'Quantos meses vazios devo calcular entre inquilinos? | o que é vacância no aluguel | quantos meses por ano o imóvel fica sem inquilino? | meu apê fica vazio quanto tempo entre um inquilino e outro',
    },
    answer: {
      es: 'No hay una cifra pública; lo prudente es contar al menos un mes vacío por año y probar la cuenta con dos. Depende de zona, precio y cuántos parecidos compiten. Si no se alquila, lo primero es el precio contra los avisos parecidos, después fotos, pintura, aires y aceptar mascotas o más formas de garantía; un mes vacío suele costar más que una rebaja chica todo el año.',
      en: 'There is no public figure; it is prudent to count at least one empty month a year and try the sum with two. It depends on area, price and how many similar homes compete. If it does not let, look first at the price beside similar listings, then at pictures, paint, air conditioning, and accepting pets or other guarantees; an empty month usually costs more than a small cut all year.',
      pt: 'Não há um número público; o prudente é contar ao menos um mês vazio por ano e testar a conta com dois. Depende de zona, preço e quantos parecidos competem. Se não aluga, primeiro veja o preço diante dos anúncios parecidos, depois fotos, pintura, ar e aceitar animais ou outras garantias; um mês vazio costuma custar mais que um pequeno desconto o ano todo.',
    },
  },
  capitalGainMeaning: {
    more: { guide: 'investing', section: 'compare' },
    asked: {
      es: '¿Qué es la plusvalía y puedo contar con ella? | cuánto se valoriza una propiedad por año en Paraguay | el vendedor me promete plusvalía anual | valorización de terrenos y departamentos, es real? | plusvalía asegurada del barrio, creer o no | ganancia por valorización al revender | qué tanto se valoriza un depto por año | que es eso de q la propiedad gana plusvalia | plusvalia, que significa | ¿Cabe proyectar con certeza la apreciación del capital inmobiliario? | cuento con la suba del precio para ganar o no es seguro | cuanto sube por año una propiedad? me hablan de valorizacion',
      en: 'What is capital appreciation and can I count on it? | how much does property appreciate per year in Paraguay | the seller promises yearly appreciation | is land appreciation real | what does property appreciation mean and is it certain | agent promises big value growth, believable?',
      pt: 'O que é valorização e posso contar com ela? | quanto um imóvel valoriza por ano no Paraguai | o vendedor promete valorização anual | o que é valorização do imóvel, posso contar com ela? | plusvalia, significado e garantia',
    },
    answer: {
      es: `Es lo que sube el precio entre que comprás y vendés; nadie la puede asegurar y no tengo una serie histórica confiable por zona. Además se descuenta: ${f.closingCosts} de gastos al entrar, la comisión y hasta ${f.saleIncomeTax.most} de IRP al salir. Comprá algo que cierre con el alquiler de hoy, y tomá la plusvalía como un extra.`,
      en: `It is what the price rises between your purchase and your sale; nobody can assure it, and I have no reliable history by area. Costs come off it: ${f.closingCosts} on entry, commission and up to ${f.saleIncomeTax.most} income tax on exit. Buy something that works with today’s rent, and take appreciation as an extra.`,
      pt: `É o que o preço sobe entre a compra e a venda; ninguém pode garanti-la e não tenho um histórico confiável por zona. Além disso se desconta: ${f.closingCosts} de gastos ao entrar, a comissão e até ${f.saleIncomeTax.most} de IRP ao sair. Compre algo que feche com o aluguel de hoje, e tome a valorização como um extra.`,
    },
  },
  plotAsInvestment: {
    more: { guide: 'land', section: 'papers' },
    asked: {
      es: '¿Comprar un terreno y esperar es buena inversión? | terreno para engorde o ahorro a futuro | banco de tierra: comprar lotes y guardarlos | invertir en lotes en las afueras para revender | comprar lotes en cuotas como ahorro | conviene tener terrenos parados | tengo ahorros, compro un lote y lo guardo hasta q suba? | terreno para engordar | ¿Es aconsejable inmovilizar capital en un lote sin renta? | me dicen q los terrenos siempre suben, es buen negocio dejarlo ahi parado? | compro lotecito en las afueras como ahorro, que opinas',
      en: 'Is buying a plot and waiting a good investment? | land banking in Paraguay | buy lots on the outskirts to resell later | lots on instalments as savings | land banking, does it pay off | is raw land a smart place for savings',
      pt: 'Comprar um terreno e esperar é bom investimento? | lotes para guardar e revender | comprar lotes parcelados como poupança | comprar lote e esperar valorizar é bom negócio? | guardar dinheiro em lote vazio compensa?',
    },
    answer: {
      es: `Puede ser, si tenés paciencia: no da renta, suele costar poco mantenerlo (${f.propertyTax} del valor fiscal al año y limpieza) y la ganancia llega solo si alguien lo paga más caro, cosa que nadie asegura. Mirá título, acceso en días de lluvia, luz y agua, y cuántos lotes iguales vende la misma loteadora. En cuotas, podés pedir la escritura con ${f.lotDeed} pagado.`,
      en: `It can be, if you are patient: it brings no rent, costs little to keep (${f.propertyTax} of the fiscal value a year, and clearing) and gains only if somebody pays more, which nobody assures. Look at the title, access on rainy days, electricity and water, and how many equal lots the same developer sells. On instalments you may ask for the deed with ${f.lotDeed} paid.`,
      pt: `Pode ser, se tiver paciência: não dá renda, quase não custa manter (${f.propertyTax} do valor fiscal ao ano e limpeza) e o ganho só vem se alguém pagar mais, coisa que ninguém garante. Olhe título, acesso em dias de chuva, luz e água, e quantos lotes iguais a mesma loteadora vende. Parcelado, pode pedir a escritura com ${f.lotDeed} pago.`,
    },
  },
  shopAsInvestment: {
    more: { guide: 'costs', section: 'letting' },
    asked: {
      es: '¿Conviene comprar un local comercial como inversión? | es buena inversión una oficina para alquilar a empresas | qué rinde más, un salón comercial o un departamento para renta | rentabilidad de locales y oficinas, vale la pena? | qué riesgos tiene invertir en un local en galería o shopping | se alquilan bien los salones comerciales? quiero uno como inversión | es mejor un local que un depto para invertir | me ofrecen un salon comercial para comprar y rentarlo, sirve? | invertir en local a la calle | ¿Qué riesgo de desocupación presenta el inmueble comercial frente al residencial? | tengo plata y dudo entre comprar tienda u otra cosa para alquilar | local en shopping o galeria para vivir de la renta, que tal',
      en: 'Is commercial property a good investment? | should I buy commercial premises as an investment | does a shop yield more than an apartment | are offices let to companies a good investment | buying a storefront to lease out | shop versus flat as an investment',
      pt: 'Vale a pena comprar um imóvel comercial como investimento? | sala comercial rende mais que apartamento? | vale a pena investir em escritórios para alugar a empresas | comprar loja pra alugar é bom investimento? | sala comercial ou apê pra renda, loja compensa?',
    },
    answer: {
      es: `Suele rendir algo más y con contratos más largos, pero puede quedar vacío mucho más tiempo y depende de la cuadra y del rubro. El alquiler lleva ${f.shopRentVat} de IVA, no ${f.rentVat} como una vivienda. Mirá vereda, cochera, habilitación posible y cuántos locales vacíos hay cerca, y calculá con varios meses sin inquilino.`,
      en: `It tends to yield somewhat more, on longer leases, but may stand empty far longer and depends on the block and the trade. Rent carries ${f.shopRentVat} VAT, not ${f.rentVat} as a home does. Look at the footfall, parking, permitted use and how many empty shops are near, and reckon with several months without a tenant.`,
      pt: `Costuma render um pouco mais e com contratos mais longos, mas pode ficar vazio bem mais tempo e depende da quadra e do ramo. O aluguel leva ${f.shopRentVat} de IVA, não ${f.rentVat} como uma moradia. Olhe movimento, vagas, alvará possível e quantas lojas vazias há perto, e calcule com vários meses sem inquilino.`,
    },
  },
  garageAsInvestment: {
    more: { guide: 'investing', section: 'compare' },
    asked: {
      es: '¿Es buena inversión comprar una cochera o baulera para alquilar? | conviene invertir en cocheras | vale la pena comprar un lugar de estacionamiento y alquilarlo | cochera como inversión con poca plata | puedo comprar la cochera de un edificio sin tener depto ahí? | alquilar mi cochera a un vecino rinde? | rinde comprar una cochera para alquilar | compro un lugar de estacionamiento y lo alquilo, rinde? | cochera para renta | ¿Es conveniente adquirir una cochera independiente con fines locativos? | en el centro falta donde dejar el auto, invierto en un garaje? | puedo comprar cochera sola en un edificio donde no vivo p alquilar',
      en: 'Is buying a parking space or storage room to rent out a good investment? | is a parking spot worth it as an investment | can I buy a parking spot in a building without owning a flat there | renting out my parking space | investing in a car space to lease | buy a parking spot and collect rent',
      pt: 'É bom investimento comprar uma vaga de garagem para alugar? | vale a pena investir em garagens | posso comprar vaga num prédio sem ter apartamento lá | comprar vaga de garagem pra alugar dá retorno? | invisto numa garagem no centro pra alugar?',
    },
    answer: {
      es: 'Puede ser: se entra con poco, casi no tiene arreglos y se alquila fácil donde falta lugar, pero el alquiler es chico, paga expensas y al revender hay pocos interesados. Antes mirá si tiene título propio o va atada a un departamento, y si el reglamento deja venderla o alquilarla a alguien de afuera del edificio. Contá los gastos de escritura, que ahí pesan más.',
      en: 'It can be: you enter with little, there are hardly any repairs and it lets easily where parking is short, but the rent is small, it pays building fees and few want it on resale. First see whether it has a title of its own or is tied to a flat, and whether the rules let it be sold or let to outsiders. Reckon the closing costs, which weigh more there.',
      pt: 'Pode ser: entra-se com pouco, quase não tem consertos e aluga fácil onde falta lugar, mas o aluguel é pequeno, paga condomínio e na revenda há poucos interessados. Antes veja se tem título próprio ou vai atada a um apartamento, e se o regulamento deixa vendê-la ou alugá-la a alguém de fora. Conte os gastos de escritura, que ali pesam mais.',
    },
  },
  guaranteedReturn: {
    more: { guide: 'investing', section: 'gross' },
    asked: {
      es: '¿Es confiable una inversión inmobiliaria con renta garantizada? | me ofrecen rentabilidad asegurada en dólares por un depto | renta fija garantizada por la desarrolladora, es estafa? | prometen un doce por ciento anual asegurado | inversión inmobiliaria con retorno garantizado por telegram | esquema ponzi inmobiliario cómo reconocerlo | me aseguran ganancias sin riesgo con terrenos | me ofrecen un porcentaje anual garantizado con un departamento, es confiable | me ofrecen renta garantizada | me prometen un porcentaje fijo asegurado por el depto, es verso? | renta asegurada por contrato | ¿Qué solvencia respalda la garantía de renta ofrecida al inversor? | un grupo me ofrece ganancia segura todos los meses en inmuebles, huele a ponzi | "renta garantizada" en el folleto, donde esta la letra chica | los avisos prometen 8 o 9 por ciento de rentabilidad, dónde está la trampa | todos dicen 10% anual, es verdad?',
      en: 'Is a guaranteed rental return trustworthy? | they offer me an assured yield in dollars on a flat | guaranteed return real estate scam | how do I recognize a property Ponzi scheme | developer guarantees fixed income, believable? | guaranteed yield schemes, catch? | ads keep promising 8 or 9 percent roi, what is the catch | they all claim ten percent a year, is that real',
      pt: 'Investimento imobiliário com renda garantida é confiável? | me oferecem rentabilidade assegurada em dólares | retorno garantido é golpe? | esquema de pirâmide imobiliária | renda garantida em imóvel é confiável? | aluguel garantido pela construtora, acredito | os anúncios prometem 9% ao ano, qual é a pegadinha | dizem que rende 10% ao ano, é verdade?',
    },
    answer: {
      es: `Desconfiá hasta ver quién garantiza y con qué. A veces la «renta» ya está dentro de un precio más caro y dura poco; a veces se paga con la plata de los que entran después. El bruto usual ronda ${f.grossYield}: si prometen mucho más, sin riesgo y con apuro, no entres; pedí contrato, título, inquilino real y quién responde, y que lo lea un abogado antes de girar nada.`,
      en: `Be wary until you see who guarantees and with what. Sometimes the “rent” is already inside a dearer price and lasts briefly; sometimes it is paid with the money of those who join later. The usual gross is about ${f.grossYield}: if they promise far more, without risk and in a hurry, stay out; ask for contract, title, a real tenant and who answers, and have a lawyer read it before you wire anything.`,
      pt: `Desconfie até ver quem garante e com quê. Às vezes a «renda» já está dentro de um preço mais caro e dura pouco; às vezes se paga com o dinheiro de quem entra depois. O bruto usual fica em torno de ${f.grossYield}: se prometem muito mais, sem risco e com pressa, não entre. Peça contrato, título, inquilino real e quem responde, e que um advogado leia antes de transferir algo.`,
    },
  },
  propertyFunds: {
    more: { guide: 'investing', section: 'compare' },
    asked: {
      es: '¿Hay fondos inmobiliarios o REIT en Paraguay? | invertir en ladrillos sin comprar una propiedad entera | crowdfunding inmobiliario en Paraguay | comprar una fracción de un departamento como inversión | fondos de inversión inmobiliarios de la bolsa | tokens inmobiliarios, inversión fraccionada | se puede invertir en inmuebles de a poquito, tipo fondos | quiero invertir en inmuebles sin comprar uno entero, hay fondos? | reit paraguay, fondos inmobiliarios | ¿Existen vehículos de inversión colectiva inmobiliaria regulados en el país? | crowdfunding de propiedades o fracciones, alguna opcion aca? | donde pongo un poco de plata en fideicomisos de inversion en casas de bolsa',
      en: 'Are there REITs or property funds in Paraguay? | invest in real estate without buying a whole property | real estate crowdfunding in Paraguay | fractional or tokenized property investment | listed real estate trusts in Paraguay? | pooled real estate fund through a brokerage',
      pt: 'Existem fundos imobiliários no Paraguai? | investir em imóveis sem comprar um inteiro | crowdfunding imobiliário no Paraguai | cota ou token de imóvel | tem fundo imobiliário tipo FII no Paraguai? | FII paraguaio existe?',
    },
    answer: {
      es: 'Hay opciones, sobre todo fondos y fideicomisos de casas de bolsa y algunas plataformas por fracciones. Con menos dinero repartís riesgo y no lidiás con inquilinos, pero pagás comisiones y no siempre podés salir cuando querés. Mirá si está autorizado por el regulador del mercado de valores, qué inmuebles tiene, cómo se sale y quién guarda el dinero; acá no vendemos fondos: preguntá en una casa de bolsa.',
      en: 'There are options, mostly funds and trusts of brokerage houses and some fractional platforms. With less money you spread risk and deal with no tenants, but pay fees and cannot always leave when you want. See whether the securities regulator has authorized it, which properties it holds, how one exits and who keeps the money; we sell no funds: ask a brokerage house (casa de bolsa).',
      pt: 'Há opções, sobretudo fundos e fideicomissos de corretoras de valores e algumas plataformas por frações. Com menos dinheiro você divide o risco e não lida com inquilinos, mas paga comissões e nem sempre sai quando quer. Veja se está autorizado pelo regulador do mercado de valores, que imóveis tem, como se sai e quem guarda o dinheiro; aqui não vendemos fundos: pergunte numa casa de bolsa.',
    },
  },
  buyWithManager: {
    more: { guide: 'costs', section: 'agency' },
    asked: {
      es: '¿Puedo comprar un depto y que alguien me lo administre? | vivo afuera y quiero que una administradora maneje mi alquiler | qué hace un administrador de alquileres | inversión sin ocuparme de inquilinos, quién la maneja | contrato con la administradora de mi departamento, qué pongo | el administrador cobra mi alquiler y no me rinde cuentas | vivo en otro país, alguien puede manejar mi depto alquilado | vivo lejos y quiero que alguien me maneje el alquiler | vivo afuera, compro para rentar pero quien se ocupa de todo? | administracion de mi depto alquilado | ¿Qué alcance debe tener el contrato de administración locativa para un propietario ausente? | cuanto cobra una administradora por manejar mi inmueble y que hace | no quiero lidiar con el inquilino, alguien me lo puede gestionar? | no quiero lidiar con inquilinos',
      en: 'Can I buy a flat and have someone manage it for me? | I live abroad and want a manager for my rental | what does a rental property manager do | hands-off property investment, who runs it | property management for absentee owner | hire a manager for the unit I purchase | I don’t want to deal with tenants',
      pt: 'Posso comprar um apartamento e alguém administrar por mim? | moro fora e quero uma administradora para meu aluguel | o que faz um administrador de aluguéis | compro um apê e alguém administra pra mim? | quem cuida do inquilino e das contas se eu comprar pra alugar | não quero lidar com inquilinos',
    },
    answer: {
      es: `Sí: inmobiliarias y administradoras buscan inquilino, cobran, pagan expensas e impuestos y coordinan arreglos, por cerca de ${f.rentAdministration} del alquiler; por noche se cobra bastante más. Poné por escrito qué incluye, hasta cuánto pueden gastar sin preguntarte, qué día te giran y con qué rendición, y cómo se corta. Pedí referencias de otros dueños.`,
      en: `Yes: agencies and managers find the tenant, collect, pay building fees and taxes and arrange repairs, for about ${f.rentAdministration} of the rent; nightly lets cost a good deal more. Put in writing what it includes, how much they may spend without asking, which day they pay you and with what statement, and how it ends. Ask other owners for references.`,
      pt: `Sim: imobiliárias e administradoras buscam inquilino, cobram, pagam condomínio e impostos e coordenam consertos, por cerca de ${f.rentAdministration} do aluguel; por noite se cobra bem mais. Ponha por escrito o que inclui, até quanto podem gastar sem perguntar, que dia repassam e com que prestação de contas, e como se encerra. Peça referências de outros donos.`,
    },
  },
  furnishForRent: {
    more: { guide: 'investing', section: 'net' },
    asked: {
      es: '¿Conviene amueblar el departamento para alquilarlo? | alquilar mi depto amoblado o sin muebles, qué deja más | vale la pena invertir en muebles para la renta | cuánto más puedo cobrar si lo alquilo con muebles | soy dueño, pongo heladera y cama o lo dejo vacío | inventario de muebles si alquilo amoblado | amueblo mi depto para alquilarlo mejor | vale la pena amueblar para alquilar más caro | qué muebles pongo para alquilarlo equipado | inversión en amoblar un depto de alquiler | cuánto más se cobra si lo doy con muebles | pongo muebles en mi depto o lo alquilo vacio, q deja mas | amoblar para alquilar | ¿Se justifica la inversión en mobiliario para incrementar el canon? | recien compre para rentar, gasto en amueblarlo o lo dejo asi | los muebles se rompen con los inquilinos, vale la pena equiparlo?',
      en: 'Should I furnish my apartment to rent it out? | let my flat furnished or unfurnished, which pays more | is it worth buying furniture for a rental | how much more rent can I ask if furnished | Should I let my apartment furnished or unfurnished? | is furnishing worth it to let at a higher rent | which furniture do I put in a rental | as an owner, furnished or empty | as landlord, is it worth kitting out the flat | will furniture get me higher rent',
      pt: 'Convém mobiliar o apartamento para alugar? | alugar mobiliado ou sem móveis, o que rende mais | vale a pena investir em móveis para o aluguel | Convém alugar meu apartamento mobiliado ou vazio? | vale a pena mobiliar para alugar mais caro | sou dono, ponho móveis ou alugo sem nada? | mobiliar meu apê pra alugar compensa? | vale pôr móveis no imóvel de aluguel',
    },
    answer: {
      es: 'Depende de quién alquila ahí: cerca de oficinas, universidades o para extranjeros, amoblado se paga más y se llena antes, pero rota más y los muebles se gastan; las familias suelen traer lo suyo. Compará acá avisos iguales con y sin muebles, y mirá en cuántos meses la diferencia paga lo invertido. Si amoblás, hacé inventario firmado con fotos y un depósito acorde.',
      en: 'It depends on who rents there: near offices, universities or for foreigners, furnished pays more and fills sooner, but turns over more and furniture wears; families usually bring their own. Compare listings here with and without furniture, and see in how many months the difference pays the outlay. If you furnish, make a signed inventory with pictures and ask a fitting deposit.',
      pt: 'Depende de quem aluga ali: perto de escritórios, universidades ou para estrangeiros, mobiliado paga mais e enche antes, mas roda mais e os móveis se gastam; famílias costumam trazer os seus. Compare aqui anúncios iguais com e sem móveis, e veja em quantos meses a diferença paga o investido. Se mobiliar, faça inventário assinado com fotos e um depósito adequado.',
    },
  },
  farmAsInvestment: {
    more: { guide: 'land', section: 'overlap' },
    asked: {
      es: '¿Es buena inversión comprar campo ganadero o agrícola? | invertir en tierra para soja | conviene comprar estancia en el Chaco como inversión | hectáreas para ganadería, qué miro antes | cuánto rinde el campo contra un departamento | invertir en campo sin ser productor | conviene comprar campo ganadero | invierto en una estancia o es mala idea si no soy del rubro? | comprar campo para invertir | ¿Qué estudios previos exige la inversión en tierras rurales productivas? | una ganaderia en el chaco es buen negocio para un inversor de afuera | compro hectareas para soja como inversion, conviene?',
      en: 'Is farmland or a cattle ranch a good investment? | invest in land for soybeans | is a ranch in the Chaco a good investment | what to check before buying hectares for cattle | investing in a cattle estate in the Chaco | purchasing farmland as a store of wealth',
      pt: 'Comprar fazenda de gado ou soja é bom investimento? | investir em terra para soja | comprar fazenda no Chaco como investimento | comprar fazenda no Paraguai é bom investimento? | investir em gado e campo no Chaco vale?',
    },
    answer: {
      es: `Depende de suelo, agua, camino y de quién la trabaje: si no producís vos, la renta es el arriendo. Antes de señar pedí análisis de suelo, plan y licencia ambiental, cuánto es reserva de bosque, mensura y antecedentes del título, porque hay superposiciones en buena parte del país${cite.overlappingTitles}, y mirá la franja de frontera${cite.borderNationals}. Un agrónomo y un escribano, siempre.`,
      en: `It depends on soil, water, roads and who works it: if you don’t farm, the income is the lease. Before a deposit get a soil test, the environmental plan and license, how much must stay forest, a survey and the title’s history, for titles overlap in much of the country${cite.overlappingTitles}, and mind the border strip${cite.borderNationals}. An agronomist and a notary, always.`,
      pt: `Depende de solo, água, estrada e de quem a trabalhe: se você não produz, a renda é o arrendamento. Antes do sinal peça análise de solo, plano e licença ambiental, quanto é reserva de mata, mensura e antecedentes do título, porque há sobreposições em boa parte do país${cite.overlappingTitles}, e veja a faixa de fronteira${cite.borderNationals}. Um agrônomo e um escribano, sempre.`,
    },
  },
  farmLease: {
    more: { guide: 'land' },
    asked: {
      es: '¿Cómo se arrienda un campo para soja o ganado? | arrendamiento rural: se paga por hectárea o con parte de la cosecha | tengo campo y un productor lo quiere arrendar | contrato de arrendamiento agrícola qué debe decir | arrendar mi chacra a un sojero | pastaje de vacas en mi campo, cuánto y cómo se cobra | cómo y a cuánto se arrienda la tierra para soja | arrendar campo para soja, cuánto y cómo | tengo unas hectareas y me las quieren arrendar, como se cobra | arrendamiento rural por hectarea | ¿Cuál es el plazo máximo legal de un arrendamiento agrario? | pastaje por cabeza, como se arregla con el dueño del campo | q pongo en el contrato si alquilo mi tierra a un sojero',
      en: 'How is farmland leased for soy or cattle? | is a rural lease paid per hectare or as a share of the harvest | a farmer wants to lease my land | what should an agricultural lease say | renting out my farm to a soybean grower, terms | agricultural lease length and payment in crops',
      pt: 'Como se arrenda terra para soja ou gado? | arrendamento rural por hectare ou por parte da colheita | um produtor quer arrendar minha terra, contrato | como se arrenda terra pra soja no Paraguai? | quero arrendar minha fazenda, pago em sacas ou dinheiro?',
    },
    answer: {
      es: `Se paga fijo por hectárea, en dinero o en quintales, o con una parte de la cosecha; el ganado suele ir por cabeza y mes. El plazo máximo de un arriendo es de ${f.rentTerm.longest}, y hasta ${f.rentTerm.building} si quien arrienda planta o construye. Escribí cultivos, rotación, agroquímicos, mejoras, fecha de salida y garantía; el precio de la zona lo saben los silos y vecinos, y el contrato, un abogado.`,
      en: `It is paid as a fixed sum per hectare, in money or grain, or as a share of the harvest; cattle usually per head and month. A lease lasts at most ${f.rentTerm.longest}, and up to ${f.rentTerm.building} where the tenant plants or builds. Write down crops, rotation, chemicals, improvements, exit date and security; grain silos and neighbors know the local price, a lawyer the contract.`,
      pt: `Paga-se fixo por hectare, em dinheiro ou em grãos, ou com parte da colheita; o gado costuma ser por cabeça e mês. O prazo máximo é de ${f.rentTerm.longest}, e até ${f.rentTerm.building} se quem arrenda planta ou constrói. Escreva cultivos, rotação, agroquímicos, benfeitorias, data de saída e garantia; o preço da zona sabem os silos e vizinhos, e o contrato, um advogado.`,
    },
  },
  warehouseInvestment: {
    more: { guide: 'costs', section: 'letting' },
    asked: {
      es: '¿Conviene invertir en depósitos, galpones o naves industriales? | es rentable un galpón para alquilar a una maquila o industria | conviene comprar un depósito logístico para renta | qué buscan las maquiladoras para alquilar una nave | invertir en un tinglado industrial sobre ruta | parque industrial: comprar o alquilar nave | sirve invertir en un galpón | un galpón para alquilar a empresas es buena inversión? | compro un tinglado para alquilar a empresas, rinde? | galpon logistico como inversion | ¿Qué requisitos técnicos debe reunir una nave industrial destinada a renta? | un deposito grande alquilado a una maquila es buen negocio? | naves para logistica o deptos, donde pongo mi capital',
      en: 'Are warehouses or industrial sheds a good investment? | is a warehouse let to a maquila profitable | should I buy a logistics depot for rental income | what do maquila companies look for in industrial premises | logistics shed to lease to companies, good return? | warehouse purchase as rental income',
      pt: 'Vale a pena investir em depósitos ou galpões industriais? | galpão para alugar a uma maquila é rentável? | o que as maquiladoras buscam num galpão | comprar galpão pra alugar é bom negócio? | barracão industrial para renda, vale?',
    },
    answer: {
      es: `Puede ser, con pocos inquilinos y contratos largos: si se va uno, puede estar vacío mucho tiempo. Piden acceso de camiones, altura, piso de carga, energía trifásica, oficinas y uso de suelo y licencia ambiental en regla; una maquila suma los requisitos de su régimen, que le dice su asesor. El alquiler lleva ${f.shopRentVat} de IVA; confirmá el uso permitido en la municipalidad antes de comprar.`,
      en: `It can be, with few tenants on long leases: when one leaves it may stand empty long. They want truck access, height, a load-bearing floor, three-phase power, offices, and permitted use and environmental license in order; a maquila adds the terms of its regime, which its adviser knows. Rent carries ${f.shopRentVat} VAT; confirm the permitted use with the municipality before you buy.`,
      pt: `Pode ser, com poucos inquilinos e contratos longos: se um sai, pode ficar vazio muito tempo. Pedem acesso de caminhões, altura, piso de carga, energia trifásica, escritórios, uso do solo e licença ambiental em dia; uma maquila soma os requisitos do seu regime, que o assessor dela conhece. O aluguel leva ${f.shopRentVat} de IVA; confirme o uso permitido na municipalidade antes de comprar.`,
    },
  },
  companyOrOwnName: {
    more: { guide: 'costs', section: 'selling' },
    asked: {
      es: '¿Conviene comprar por medio de una sociedad o como persona física? | compro la propiedad a mi nombre o a nombre de una empresa | conviene armar una sociedad para invertir en inmuebles | poner el depto a nombre de una SA o EAS | ventajas de comprar por sociedad para alquilar | impuestos si la casa está a nombre de mi empresa | persona física o sociedad para invertir | abro una empresa para tener mis propiedades o las pongo a mi nombre? | sociedad o persona fisica, inmuebles | ¿Qué estructura es fiscalmente eficiente: titularidad personal o societaria? | mi contador dice que compre con una EAS, será mejor que a título personal? | que impuestos cambian si la compra la hace mi firma en vez de mi persona',
      en: 'Should I buy in my own name or through a company? | set up a company to invest in real estate | taxes if the house belongs to my company | individual or company for property investment | own property through a corporation or personally | tax difference between company and individual buyer | is it worth opening a company to hold the property',
      pt: 'Convém comprar por meio de uma sociedade ou como pessoa física? | compro o imóvel no meu nome ou em nome de empresa | abrir sociedade para investir em imóveis | impostos se o imóvel está em nome da empresa | compro no meu CPF ou abro empresa pra ter os imóveis? | abrir S.A. pra imóveis compensa? | quanto custa abrir uma firma pra pôr o imóvel no nome dela, compensa',
    },
    answer: {
      es: `Depende de cuántas vas a tener y para qué. A tu nombre y residiendo, el alquiler paga como mucho ${f.rentIncomeTax.most} de IRP y la venta ${f.saleIncomeTax.most}; una empresa paga ${f.companyTax} sobre su renta neta e IVA de ${f.saleVat.most} al vender, lleva contabilidad y puede tener otro impuesto al repartir ganancias. Puede servir para socios, sucesión o muchas unidades: pedile la comparación a un contador antes de firmar.`,
      en: `It depends on how many you will own and what for. In your name and resident, rent pays at most ${f.rentIncomeTax.most} income tax and a sale ${f.saleIncomeTax.most}; a company pays ${f.companyTax} of its net income and ${f.saleVat.most} VAT on selling, keeps books and may owe another tax when it pays out profits. It may suit partners, succession or many units: ask an accountant for the comparison before you sign.`,
      pt: `Depende de quantos vai ter e para quê. No seu nome e residindo, o aluguel paga no máximo ${f.rentIncomeTax.most} de IRP e a venda ${f.saleIncomeTax.most}; uma empresa paga ${f.companyTax} sobre a renda líquida e IVA de ${f.saleVat.most} ao vender, tem contabilidade e pode dever outro imposto ao distribuir lucros. Pode servir para sócios, sucessão ou muitas unidades: peça a comparação a um contador antes de assinar.`,
    },
  },
  investTogether: {
    more: { guide: 'buying', section: 'contract' },
    asked: {
      es: '¿Cómo compro una propiedad con un amigo o socio para invertir? | invertir en un depto entre varios amigos | comprar a medias con mi hermano para alquilar | somos tres socios y queremos comprar un inmueble juntos | qué acuerdo firmamos si invertimos juntos en una casa | mi socio quiere vender su mitad del departamento | con dos amigos queremos comprar un depto entre los tres | con dos compañeros de trabajo queremos comprar un depto para renta | inversion inmobiliaria entre socios | ¿Qué pactos deben celebrar los coinversores de un inmueble? | mi socio y yo vamos mitad y mitad en un inmueble, y si uno se quiere bajar? | juntar guita entre conocidos p comprar propiedad, que dejamos firmado',
      en: 'How do I buy a property with a friend or partner to invest? | several friends buying a flat together | buy half and half with my brother to let it | my partner wants to sell his half of the flat | pooling money with friends to buy a rental | exit rules when two investors share a property',
      pt: 'Como compro um imóvel com um amigo ou sócio para investir? | vários amigos comprando um apartamento juntos | comprar meio a meio com meu irmão para alugar | comprar imóvel em sociedade com um amigo, como faz? | três amigos comprando terreno juntos, como escritura',
    },
    answer: {
      es: `Se puede escriturar a nombre de todos, cada uno con su parte; quien solo puso plata y no figura, no es dueño${cite.deedRequired}. Firmen aparte un acuerdo: quién decide, cómo se reparten alquiler y gastos, qué pasa si uno no paga o quiere salir, y prioridad y precio para comprarle. Si son muchos, una sociedad puede ordenar más; un escribano o abogado lo redacta.`,
      en: `The deed can be in all your names, each with a share; whoever only put in money and is not named is no owner${cite.deedRequired}. Sign an agreement besides: who decides, how rent and costs are split, what if one does not pay or wants out, and first refusal and price. If you are many, a company may be tidier; a notary or lawyer drafts it.`,
      pt: `Dá para escriturar em nome de todos, cada um com sua parte; quem só pôs dinheiro e não consta, não é dono${cite.deedRequired}. Assinem à parte um acordo: quem decide, como se dividem aluguel e gastos, o que acontece se um não paga ou quer sair, e prioridade e preço para comprar dele. Se são muitos, uma sociedade pode organizar mais; um escribano ou advogado redige.`,
    },
  },
  tenantedPurchase: {
    more: { guide: 'investing', section: 'net' },
    asked: {
      es: '¿Conviene comprar un departamento con inquilino adentro? | es mejor comprar un depto que ya está alquilado para renta? | venden la casa con contrato de alquiler vigente | qué pasa con el contrato del inquilino si compro | comprar inmueble ocupado con renta desde el primer día | me pasan el depósito del inquilino cuando compro? | el depto q quiero ya esta alquilado, es ventaja o problema? | comprar con inquilino | ¿Subsiste la locación vigente frente al adquirente del inmueble? | compre y hay alguien alquilando, puedo pedirle q se vaya para vivir yo? | al comprar un inmueble ocupado por un locatario el deposito me lo pasan a mi?',
      en: 'Should I buy an apartment with a tenant in it? | is it wise to buy a flat that is already rented | what happens to the tenant’s lease if I buy | do I get the tenant’s deposit when I buy | purchasing a unit with a sitting renter, wise? | tenant-occupied flat for sale, what to ask for',
      pt: 'Convém comprar um apartamento com inquilino dentro? | vale a pena comprar imóvel que já está alugado | o que acontece com o contrato do inquilino se eu comprar | comprar apê com inquilino dentro é bom? | comprei com inquilino, posso pedir pra sair?',
    },
    answer: {
      es: 'Si buscás renta, ayuda: cobrás desde el primer día. Pedí el contrato, los últimos recibos, el depósito que debe pasarte el vendedor y si hay atrasos, y mirá si el alquiler está a precio de hoy. Si lo querés para vivir, no cuentes con que se vaya por tu compra: depende de lo que diga el contrato, así que pedí entrega desocupada por escrito o consultá a un abogado.',
      en: 'For income it helps: you collect from the first day. Ask for the lease, the last receipts, the deposit that the seller must hand over and whether there are arrears, and see if the rent is at today’s level. If you mean to live there, don’t count on the tenant leaving because you buy: it depends on the lease, so have vacant delivery in writing or ask a lawyer.',
      pt: 'Se busca renda, ajuda: recebe desde o primeiro dia. Peça o contrato, os últimos recibos, o depósito que o vendedor deve repassar e se há atrasos, e veja se o aluguel está a preço de hoje. Se é para morar, não conte com que saia por causa da compra: depende do contrato, então peça entrega desocupada por escrito ou consulte um advogado.',
    },
  },
  judicialAuction: {
    more: { guide: 'buying', section: 'title' },
    asked: {
      es: '¿Cómo se compra una casa en remate judicial? | comprar propiedades en remate, qué riesgos tiene | remates de inmuebles de bancos, son más baratos? | quiero ir a un remate de casas, qué reviso | cómo me entero de las casas embargadas que rematan los bancos | si compro en subasta y hay gente adentro | como participo en una subasta de casas del juzgado | remate judicial de inmuebles | ¿Qué recaudos tomar antes de postular en una subasta judicial de inmuebles? | si gano un remate y hay gente adentro quien los saca? | cuanto se pone en el acto y cuando el resto si compro en remate',
      en: 'How do I buy a house at a judicial auction? | risks of buying property at auction | how do auctions of bank repossessed homes work | what if the auctioned house is occupied | bidding on foreclosed homes in court | risks of purchasing at a forced sale',
      pt: 'Como se compra uma casa em leilão judicial? | riscos de comprar imóvel em leilão | imóveis retomados por bancos em leilão | como arremato imóvel em leilão judicial aí? | casa de leilão com gente morando dentro, risco',
    },
    answer: {
      es: `Se anuncia en los diarios con base, día y rematador; se deja una seña en el acto y el saldo en el plazo que fije el juzgado. Puede salir menos, pero casi siempre sin ver adentro, a veces ocupada y con deudas de impuestos o expensas. Antes mirá el expediente con un abogado y el certificado del registro${cite.titleReport}; los bancos también venden lo suyo sin remate: preguntá.`,
      en: `It is advertised in the papers with base price, day and auctioneer; you leave a deposit there and the balance within the court’s time. It may cost less, but mostly unseen inside, sometimes occupied and with unpaid taxes or building fees. First go through the court file with a lawyer and the registry certificate${cite.titleReport}; banks also sell theirs without auction: ask.`,
      pt: `É anunciado nos jornais com base, dia e leiloeiro; deixa-se um sinal no ato e o saldo no prazo do juízo. Pode sair por menos, mas quase sempre sem ver por dentro, às vezes ocupada e com dívidas de impostos ou condomínio. Antes veja o processo com um advogado e o certificado do registro${cite.titleReport}; os bancos também vendem o seu sem leilão: pergunte.`,
    },
  },
  firstSmallInvestment: {
    more: { guide: 'investing', section: 'compare' },
    asked: {
      es: '¿Cómo empiezo a invertir en inmuebles con poca plata? | soy joven y quiero mi primera inversión inmobiliaria | invertir en propiedades sin mucho capital | cuál es el primer paso para ser inversor inmobiliario | con poco ahorro, en qué inmueble invierto | consejos para inversor principiante en bienes raíces | tengo unos pocos ahorros y quiero arrancar en ladrillo, por donde | invertir en inmuebles con poco | ¿Qué alternativas inmobiliarias existen para un inversor de escaso capital? | lote en cuotas o monoambiente, con que empiezo si no tengo mucha guita | quiero empezar de abajo a ser propietario para renta, consejos',
      en: 'How do I start investing in real estate with little money? | first property investment for a young person | invest in property without much capital | tips for a beginner property investor | getting into property investing on a tiny budget | cheapest way to begin owning rentals',
      pt: 'Como começo a investir em imóveis com pouco dinheiro? | primeiro investimento imobiliário sendo jovem | investir em imóveis sem muito capital | como começar a investir em imóveis com pouco dinheiro? | tenho uma poupança pequena, por onde entro em imóveis',
    },
    answer: {
      es: `Primero un fondo para imprevistos y sin deudas caras. Después las puertas más usuales son un lote en cuotas, una cochera, un monoambiente en pozo (suele pedirse ${f.offPlanPayment.down} de entrega) o entrar a medias con alguien, con todo por escrito. Elegí por la cuota que aguantás en un mal año, no por la ganancia prometida; decime cuánto tenés y la zona, y te muestro qué hay.`,
      en: `First an emergency fund and no dear debts. Then the usual doors are a plot on instalments, a parking space, a studio off plan (usually ${f.offPlanPayment.down} down) or going halves with somebody, all in writing. Choose by the instalment you could bear in a bad year, not by the promised gain; tell me how much you have and the area, and I show you what there is.`,
      pt: `Primeiro um fundo para imprevistos e sem dívidas caras. Depois as portas mais usuais são um lote parcelado, uma vaga de garagem, uma quitinete na planta (costuma-se pedir ${f.offPlanPayment.down} de entrada) ou entrar meio a meio com alguém, com tudo por escrito. Escolha pela parcela que aguenta num ano ruim, não pelo ganho prometido; diga quanto tem e a zona, e mostro o que há.`,
    },
  },
} satisfies Record<string, FaqEntry>
