/** Shopping centres, supermarkets, markets. See `landmarkRows.ts`. */
export const shops = `
shopping|Shopping del Sol|delsol, shop del sol, shopping delsol, sol shopping|Asunción|Manorá|-25.2829 -57.5675
shopping|Paseo La Galería|la galeria, paseo galeria, shopping la galeria|Asunción|Manorá|-25.2838 -57.5650
shopping|Shopping Mariscal|shopping mariscal lopez, shopping mcal lopez, mariscal lopez shopping, mariscal shopping|Asunción|Villa Morra|-25.2958 -57.5815
shopping|Shopping Villa Morra|villamorra shopping, villa morra shopping, villa morra mall, shopping villamorra|Asunción|Villa Morra|-25.2938 -57.5810
shopping|Multiplaza|shopping multiplaza, multiplaza km 5|Asunción|San Pablo|-25.3167 -57.5728
shopping|Pinedo Shopping|shopping pinedo, pinedo|San Lorenzo||-25.3240 -57.5210
shopping|San Lorenzo Shopping|shopping san lorenzo|San Lorenzo
shopping|Shopping Mariano|shopping mariano roque alonso|Mariano Roque Alonso||-25.2076 -57.5323
shopping|Mall Excelsior|excelsior, shopping excelsior|Asunción|La Catedral|-25.2845 -57.6376
shopping|Asunción Super Centro|super centro, shopping asuncion super centro|Asunción|La Encarnación|-25.2808 -57.6395
shopping|Paseo Carmelitas|carmelitas center|Asunción||-25.2853 -57.5735
shopping|Distrito Perseverancia|perseverancia|Asunción|Recoleta|-25.2876 -57.5825
shopping|Paseo Los Árboles||Asunción
shopping|Plaza Madero|shopping plaza madero|Luque
shopping|La Rural Shopping||Mariano Roque Alonso
shopping|Shopping París|shopping paris cde|Ciudad del Este|Centro|-25.5088 -54.6068
shopping|Shopping China Importados|shopping china, china cde|Ciudad del Este|Centro|-25.5095 -54.6065
shopping|Shopping del Este||Ciudad del Este|Centro|-25.5090 -54.6048
shopping|Monalisa|casa monalisa, tiendas monalisa|Ciudad del Este|Centro|-25.5105 -54.6095
shopping|Galería Jebai Center|jebai, jebai center|Ciudad del Este|Centro|-25.5107 -54.6087
shopping|Cellshop|cell shop|Ciudad del Este|Centro|-25.5098 -54.6075
shopping|Nave Shop||Ciudad del Este|Centro
shopping|Shopping Lai Lai Center|lai lai|Ciudad del Este|Centro
shopping|Shopping Zuni||Ciudad del Este
shopping|Costanera Shopping Encarnación|super boulevard, boulevard shopping|Encarnación
shopping|Circuito Comercial de Encarnación|circuito comercial, zona baja|Encarnación|Circuito Comercial|-27.3605 -55.8490|osm
supermarket|Superseis Los Laureles|los laureles super, s6 los laureles|Asunción|Los Laureles|-25.2998 -57.5706
supermarket|Casa Rica Molas López|casa rica molas|Asunción||-25.2738 -57.5717
supermarket|Hiperseis Denis Roa|hiper denis roa, s6 denis roa|Asunción|Manorá
supermarket|Stock Cuatro Mojones|stock 4 mojones|Lambaré|Cuatro Mojones|-25.3370 -57.5945
supermarket|Casa Rica Las Mercedes|casa rica mercedes|Asunción|Las Mercedes
supermarket|Casa Rica Lambaré||Lambaré
supermarket|Citymarket Palma Loma|city market palma loma|Luque|Palma Loma
supermarket|Stock Palma Loma||Luque|Palma Loma
market|Mercado 4|mercado cuatro, mercado 4 asuncion, mercado pettirossi|Asunción|Pettirossi|-25.2977 -57.6215
market|Mercado de Abasto|abasto, mercado central de abasto, dama, mercado abasto|Asunción|San Pablo|-25.3255 -57.5680
market|Mercado Municipal de San Lorenzo|mercado san lorenzo|San Lorenzo|Centro|-25.3405 -57.5070
market|Mercado Municipal de Luque|mercado luque|Luque|Centro
market|Mercado de Abasto CDE|abasto cde|Ciudad del Este
shopping|Unicentro|unicentro palma|Asunción|La Catedral
shopping|Agroshopping|agro shopping|Asunción|Villa Morra|-25.2958 -57.5815
shopping|Shopping Fuente|fuente shopping|Ciudad del Este|Centro
shopping|Shopping Vendome|vendome|Ciudad del Este|Centro
shopping|SAX Department Store|sax palace, tienda sax, shopping sax|Ciudad del Este|Centro
shopping|Galería Page|page center|Ciudad del Este|Centro
shopping|Shopping Mina India|mina india|Ciudad del Este|Centro
shopping|Shopping Noblesse|noblesse cde|Ciudad del Este|Centro
shopping|Shopping China Pedro Juan Caballero|shopping china pjc, shopping china pedro juan|Pedro Juan Caballero
shopping|Shopping Dubai|dubai pjc|Pedro Juan Caballero
shopping|Shopping China Salto del Guairá|shopping china salto|Salto del Guairá
shopping|Shopping Mercosur|mercosur shopping|Salto del Guairá
shopping|Shopping Queen Anne|queen anne|Salto del Guairá
shopping|Shopping Avenida|avenida shopping|Asunción
shopping|Paseo Quebracho||Asunción
shopping|Paseo La Fe|paseo la fe asuncion|Asunción|Manorá
shopping|Plaza Norte|shopping plaza norte|Mariano Roque Alonso
shopping|Shopping Los Jardines de Zavala|jardines de zavala, shopping zavala, zavala shopping|Fernando de la Mora
market|Abasto Norte|mercado abasto norte, mercado de abasto norte|Limpio
market|Mercado Cardinal|mercado municipal cardinal|Asunción
market|Ferias de Palma|feria de palma, peatonal palma|Asunción|La Catedral
market|Mercado La Placita|la placita encarnacion, la placita|Encarnación|Centro
supermarket|Salemma Super Center|salemma, salemma fernando|Fernando de la Mora
supermarket|Hipermercado Luisito|luisito, super luisito, supermercado luisito|Asunción
supermarket|Supermercado España|super espana|Asunción|Las Mercedes
supermarket|Superseis Villa Morra|s6 villa morra|Asunción|Villa Morra
supermarket|Superseis Mburucuyá|s6 mburucuya|Asunción|Mburucuyá
supermarket|Stock Brasilia|super stock brasilia|Asunción|Jara
supermarket|Casa Rica Aviadores|casa rica aviadores del chaco|Asunción|Manorá
supermarket|Casa Rica España|casa rica avenida espana|Asunción|Recoleta
supermarket|Areté|super arete, supermercado arete|Ciudad del Este
supermarket|Supermercado Los Jardines|super los jardines, los jardines|Asunción
`
