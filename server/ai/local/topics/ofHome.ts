/* What no field of a listing states, for folded wordings with one space around each word. */

const any = (words: string) => new RegExp(` (?:${words})(?= )`)

const may =
  '(?:puedo|podria|podemos|se puede|se podria|dejan|deja|dejarian|permiten|permite|hay problema si|can i|could i|can we|may i|am i allowed to|allowed to|is it ok to|posso|podemos|pode|da para|deixam|permitem)'

const accepts =
  '(?:acept(?:an|a|arian|aria)|aceita\\w*|accept\\w*|take|alquil(?:an|aria|arian)|alugam?|rent (?:it )?to|admiten|permiten|reciben)'

export const ofHome = {
  access: any(
    'sillas? de ruedas?|(?:entra|pasa)n? (?:la |una )?silla|rampas?|gradas?|escalon(?:es)?|escaleras?|escalinatas?|discapac\\w+|movilidad reducida|accesib\\w+|andador|muletas|(?:bano|ducha|entrada|puerta) (?:\\w+ )?adaptad[oa]s?|adaptad[oa]s?|wheelchairs?|ramps?|steps?(?! (?:from|away))|step free|stairs?|staircase|accessib\\w+|walker|walking frame|disab\\w+|cadeira de rodas|cadeirantes?|degraus?|escadas?|acessib\\w+|acessive(?:l|is)|deficien\\w+',
  ),
  water: any(
    '(?:de |da |do )?(?:essap|aguatera|junta de saneamiento)|(?:agua|water)(?: \\w+){0,4} (?:pozo|poco|red|rede|well|mains|tap|potable|drinkable|corriente|calidad|presion|pressao|pressure|corte\\w*|falta\\w*)|(?:presion|pressao|cortes?|falta|problemas?|corta\\w*)(?: \\w+){0,2} (?:de |do |el |la |a )?agua|water (?:pressure|supply|outages?|cuts?|tank|source)|(?:tanque|reservatorio|cisterna|caixa)(?: (?:de|d))? agua|agua (?:de|do|da) (?:essap|pozo|poco|red|rede|rua|aguatera)|pozo artesiano|poco artesiano|well water',
  ),
  sewage: any(
    'cloacas?|cloacal|desague|alcantarill\\w+|pozo (?:ciego|septico|absorbente)|camara septica|sewer\\w*|sewage|septic(?: tank)?|esgotos?|fossa',
  ),
  power: any(
    '(?:luz|ande|medidor|electricidad|energia|electricity|power|meter|corriente)(?: \\w+){0,4} (?:mi nombre|nombre mio|my name|meu nome|propi[oa]|propri[oa]|individual|aparte|separad[oa]|own|corta\\w*|cortes?|cae|cuts?|outages?|cai|trifasic[oa])|(?:cortes?|corta\\w*|falta|cai|cae) (?:de |la |a |mucho la |muito a )?(?:luz|energia|electricidad)|(?:power|electricity) (?:cuts?|outages?|goes out)|medidor(?:es)?|trifasic[oa]|(?:cuanto|quanto|how much)(?: \\w+){0,5} (?:ande|luz|electricity|power bill|electric bill|conta de luz|energia)',
  ),
  noise: any(
    '(?:building|street|edificio|calle|predio|rua)(?: \\w+){0,2} (?:quiet|tranquil[oa]|silent)|ruid\\w+|nois[ey]\\w*|barulh\\w+|bulla|bullici\\w+|silencios\\w*|silencio|vecinos|vecindad|neighbou?rs|vizinhos|insonoriz\\w+|soundproof\\w*|(?:se )?escuchan?|boliches?|(?:es|esta|is it|e)(?: \\w+)? (?:tranquil[oa]|quiet)|(?:need|necesit\\w+|preciso|and|y)(?: \\w+){0,3} (?:quiet|silencio|tranquilidad|sossego)',
  ),
  condition: any(
    '(?:en que|que|buen|mal|what|que|bom|mau) estado|estado general|estado (?:en el que |en que )?(?:esta|se encuentra|de (?:la|los|las)|del)|(?:en )?buenas condiciones|(?<!air )condition|reparacion(?:es)?|reparar|(?:\\w+ )?damages?|damaged|repairs?|refaccion\\w*|reformas?|reformad[oa]|remodel\\w+|renovad[oa]s?|renovat\\w+|humedad(?:es)?|goteras?|gotea|filtracion(?:es)?|rajaduras?|grietas?|moho|hongos|damp|mou?ld|leaks?|leaky|cracks?|(?:needs?|need) (?:\\w+ )?(?:work|repairs?|painting|fixing)|(?:hay que|necesita|hace falta) (?:\\w+ )?(?:arregl\\w+|pintar\\w*|refaccion\\w+|repar\\w+)|mofo|infiltra\\w+|vazament\\w+|umidade|conservad[oa]s?|(?:recien )?pintad[oa]s?|termitas?|cupii?|cucarachas|plagas?|pests?|cableado|wiring|plomeria|plumbing|canerias|instalacion(?:es)? electrica\\w*',
  ),
  transport: any(
    'colectivos?|bondis?|micros?|buses|bus|onibus|lineas? (?:de|pasa\\w*)|transporte(?: publico)?|public transport\\w*|parada(?:s)?|bus stops?|ponto de onibus|(?:sin|without|sem) (?:auto|car|carro|coche)',
  ),
  rules: any(
    `${may}(?: \\w+){0,2} (?:pint\\w+|agujere\\w+|perfor\\w+|colg\\w+|clav\\w+|modific\\w+|reform\\w+|subalquil\\w+|fum\\w+|hacer (?:fiestas|asados|ruido|cambios)|recibir|cambiar|sublet|smoke|paint|drill|hang|alter|renovate|host|have (?:guests|parties|friends)|make changes|furar|sublocar|receber|fazer (?:festas?|churrasco|mudancas)|trocar)|reglas (?:de la casa|del edificio)|(?:house|building) rules|reglamento|regulamento|regras`,
  ),
  occupied: any(
    'ocupad[oa]|desocupad[oa]|vaci[oa]|(?:vive|viven|mora|moram|lives?|living) (?:alguien|gente|alguem|somebody|someone|anyone|there now)|con (?:el )?inquilin[oa]|inquilin[oa] (?:adentro|actual)|(?:esta|is it|it s) (?:\\w+ )?(?:alquilad[oa]|rented|alugad[oa]|occupied|vacant|empty)|tenants? (?:in place|now|currently)|tem inquilino',
  ),
  tenants: any(
    `${accepts}(?: (?:a|to|con|with|com|como|as|tambien|tenants?|people|gente|inquilin\\w+|un|una|an?|um|uma)){0,3} (?:extranjer\\w+|foreign\\w*|estrangeir\\w+|estudiantes?|students?|estudantes?|nin[oa]s|bebes?|babies|children|kids|criancas|criaturas|jubilad\\w+|retired|familias?|families|parejas?|couples?|argentin\\w+|brasiler\\w+|brasileir\\w+|turistas|independientes?|freelanc\\w+|autonom\\w+|self employed)`,
  ),
  building: any(
    '(?:pisos|plantas) (?:\\w+ ){0,2}en total|cuant[oa]s (?:pisos|plantas|departamentos|deptos|unidades|ascensores)(?: \\w+){0,3} (?:edificio|torre|piso|bloque|complejo)|(?:how many) (?:floors|units|apartments|elevators)(?: \\w+){0,4} building|quant[oa]s (?:andares|apartamentos|unidades|elevadores)(?: \\w+){0,3} (?:predio|edificio|andar)',
  ),
  whoPays: any(
    'comision(?:es)?|comissao|comissoes|commissions?|corretagem|agency fees?|(?:quien|quem|who)(?: \\w+){0,5} (?:paga\\w*|pays?|paying|corre|cubre|arregl\\w+|repar\\w+|se (?:hace cargo|encarga|ocupa)|fix\\w*|repairs?|covers?|conserta\\w*|cargo)|(?:pago|paga|pay) (?:yo|eu|i|el dueno|o dono)|(?:lo|la|los|las|me|a mi)? ?(?:va|van|corre\\w*|toca|tocan)(?: \\w+)? (?:por|a) (?:mi|nuestra) (?:cuenta|cargo)|me tocan?|a cargo (?:del?|mio)',
  ),
} satisfies Record<string, RegExp>
export type HomeTopic = keyof typeof ofHome

/** Trouble of one's own, not of the home that is looked at. */
export const ofOwn =
  / (?:mi|mis|my|our|nuestr[oa]s?|meu|minha) (?:vecin\w+|inquilin\w+|duen\w+|casero|propietari\w+|edificio|neighbou?rs?|landlord|tenant|vizinh\w+|inquilin\w+|proprietari\w+)(?= )/

/** "Se eu alugar meu apartamento" looks for none. */
export const ownHome =
  / (?:mi|mis|my|our|nuestr[oa]s?|meus?|minhas?|noss[oa]s?) (?:\w+ )?(?:deptos?|departamentos?|dptos?|casas?|apartamentos?|apartments?|flats?|houses?|homes?|terrenos?|propiedad(?:es)?|propert(?:y|ies)|imove(?:l|is)|local|oficina|duplex)(?= )/

/** "Me pareció un robo": what is asked for it. */
export const callsItRobbery =
  / (?:es|son|seria|parece|parecio|parecen|e|foi|achei) (?:como )?(?:un|uma?) (?:robo|asalto|roubo|assalto)(?= )|(?:robo|robbery) (?:a mano armada|de precio)/
