/** Universities and schools. See `landmarkRows.ts`. */
export const studies = `
university|Campus de la UNA|campus una, campus de san lorenzo, campus san lorenzo, una san lorenzo, universidad nacional de asuncion, campus universitario, la una, da una, na una, near una, near the una, close to una, una campus, una ypype, una university, campus da una, cerca una san lorenzo, facultades de la una|San Lorenzo|Villa Universitaria|-25.3335 -57.5195
university|Facultad Politécnica UNA|politecnica, fpuna, facultad politecnica|San Lorenzo|Villa Universitaria|-25.3320 -57.5190
university|Facultad de Ingeniería UNA|fiuna, ingenieria una, facultad de ingenieria|San Lorenzo|Villa Universitaria|-25.3330 -57.5175
university|Facultad de Ciencias Económicas UNA|economia una, ciencias economicas, ciencias economicas una, economicas una, facultad de economia|San Lorenzo|Villa Universitaria|-25.3345 -57.5200
university|Facultad de Ciencias Agrarias UNA|agronomia una, ciencias agrarias, ciencias agrarias una, agronomia, facultad de agronomia|San Lorenzo||-25.3370 -57.5220
university|Facultad de Ciencias Veterinarias UNA|veterinaria una, ciencias veterinarias, ciencias veterinarias una, facultad de veterinarias, facultad de veterinaria|San Lorenzo
university|Facultad de Ciencias Médicas UNA|facultad de medicina, medicina una, ciencias medicas, faculdade de medicina|San Lorenzo||-25.3280 -57.5200
university|Facultad de Arquitectura UNA|fada, arquitectura una|San Lorenzo|Villa Universitaria
university|Facultad de Ciencias Exactas y Naturales UNA|facen, facultad de ciencias exactas|San Lorenzo|Villa Universitaria
university|Facultad de Ciencias Químicas UNA|facultad de quimica, ciencias quimicas, ciencias quimicas una, quimica una|San Lorenzo|Villa Universitaria
university|Facultad de Filosofía UNA|filosofia una|Asunción
university|Facultad de Odontología UNA|odontologia una|Asunción
university|Facultad de Derecho UNA|derecho una, faculdade de direito, law school|Asunción|Santísima Trinidad
university|Universidad Católica, Campus Asunción|uca, universidad catolica, facultad catolica, catholic university, universidade catolica, uc asuncion, la catolica, universidad catolica de asuncion, universidad catolica asuncion|Asunción|Santa Ana|-25.3245 -57.6370
university|Universidad Americana|americana, american university, universidade americana|Asunción|Bella Vista
university|Universidad Autónoma de Asunción|uaa, autonoma|Asunción|La Encarnación|-25.2838 -57.6410
university|Universidad Columbia, sede 25 de Mayo|columbia, universidad columbia|Asunción|San Roque|-25.2850 -57.6310
university|Universidad del Norte|uninorte|Asunción
university|Universidad de la Integración de las Américas|unida|Asunción
university|Universidad Iberoamericana|unibe|Asunción
university|Universidad del Pacífico|upacifico|Asunción|Villa Morra|-25.2905 -57.5740
university|Universidad San Carlos|usc|Asunción
university|Universidad Comunera|ucom|Asunción
university|Universidad Paraguayo Alemana|upa|San Lorenzo
university|Universidad Politécnica y Artística|upap|Asunción
university|Universidad Tecnológica Intercontinental|utic|Fernando de la Mora
university|Universidad María Auxiliadora|umax|Mariano Roque Alonso
university|Universidad Nacional del Este|campus une, une, la une, universidad del este|Ciudad del Este
university|Universidad Católica, Campus Alto Paraná|uca cde, uc alto parana|Hernandarias
university|Universidad Privada del Este|upe|Ciudad del Este
university|Universidad Nacional de Itapúa|campus uni|Encarnación
university|Universidad Católica, Campus Itapúa|uca encarnacion|Encarnación
school|American School of Asunción|asa, colegio americano, american school|Asunción||-25.2866 -57.6082
school|Colegio San José|san jose colegio|Asunción|San José|-25.2855 -57.6225
school|Colegio Internacional|colegio internacional asuncion|Asunción
school|Colegio Goethe|goethe, goethe schule, colegio aleman, german school, escola alema|Asunción|San Cristóbal
school|Colegio Santa Clara||Asunción
school|Colegio Cristo Rey||Asunción|La Encarnación|-25.2858 -57.6418
school|Colegio Nacional de la Capital|cnc, colegio nacional|Asunción
school|Colegio Técnico Nacional|ctn|Asunción
school|Colegio Dante Alighieri|dante, dante alighieri|Asunción
school|Colegio Las Teresas|teresas|Asunción
school|Colegio Monseñor Lasagna|lasagna|Asunción
school|Colegio Salesiano Salesianito|salesianito|Asunción
school|Colegio De la Asunción|colegio asuncion|Asunción
school|Colegio Campoalto|campoalto|Asunción
school|Colegio Las Almenas|almenas|Asunción
school|Saint Anne’s School|st annes, saint anne, saint annes, saint annes school|Asunción|Mburucuyá
school|Pan American International School|panamerican school|Asunción
school|Asunción Christian Academy|christian academy|Asunción
school|Colegio Del Sol|del sol colegio|Asunción
school|Colegio Bautista||Asunción
school|Colegio Anglo|anglo, centro cultural anglo paraguayo|Asunción
school|Centro Cultural Paraguayo Americano|ccpa|Asunción|Las Mercedes|-25.2865 -57.6105
school|Colegio Técnico Vocacional de San Lorenzo||San Lorenzo
university|Facultad de Enfermería UNA|fenob, enfermeria una|San Lorenzo|Villa Universitaria
university|Facultad de Ciencias Sociales UNA|facso|San Lorenzo|Villa Universitaria
university|Universidad Católica, Facultad de Derecho|derecho uca, facultad de derecho uca, facultad de derecho de la uca, derecho de la catolica|Asunción|Santa Ana|-25.3245 -57.6370
university|Universidad Católica, Facultad de Ingeniería|ingenieria uca, facultad de ingenieria uca, facultad de ingenieria de la uca, facultad de ingenieria de la catolica, medicina uca, facultad de medicina de la uca|Asunción|Santa Ana|-25.3245 -57.6370
university|Instituto Superior de Educación|ise, instituto superior de educacion divina esperanza|Asunción
university|Universidad del Cono Sur|ucsa, universidad cono sur de las americas|Asunción
university|Universidad Autónoma del Sur|unasur|Asunción
university|Universidad Metropolitana de Asunción|universidad metropolitana, uma|Asunción
university|Universidad Evangélica del Paraguay|universidad evangelica, uep|Asunción
university|Universidad Gran Asunción|unigran|Asunción
university|Universidad San Lorenzo|unisal|San Lorenzo
university|Universidad Técnica de Comercialización y Desarrollo|utcd|Asunción
university|Universidad Leonardo da Vinci|leonardo da vinci|Asunción
university|Universidad Santa Clara de Asís|santa clara de asis|Caaguazú
university|Universidad Autónoma San Sebastián|uass|San Lorenzo
university|Universidad Nihon Gakko|nihon gakko, colegio nihon gakko|Fernando de la Mora
university|Universidad Central del Paraguay CDE|universidad central cde, universidade central cde, universidad central, universidade central, universidad central del paraguay, ucp, ucp cde|Ciudad del Este
university|Universidad Central del Paraguay PJC|universidad central del paraguay, ucp, ucp pjc, ucp pedro juan|Pedro Juan Caballero
university|Universidad Sudamericana|universidad sudamericana pjc, sudamericana|Pedro Juan Caballero
university|Universidad del Pacífico PJC|upacifico pjc|Pedro Juan Caballero
university|Universidad Politécnica y Artística CDE|upap cde|Ciudad del Este
university|Universidad Internacional Tres Fronteras|uninter|Ciudad del Este
university|Universidad Privada María Serrana|upms, maria serrana|Ciudad del Este
university|Universidad de la Integración de las Américas CDE|unida cde|Ciudad del Este
university|Universidad Nacional de Pilar|unp pilar|Pilar
university|Universidad Nacional de Villarrica|unves, universidad nacional de villarrica del espiritu santo|Villarrica
university|Universidad Católica, Campus Guairá|uca villarrica, uc villarrica|Villarrica
university|Universidad Católica, Campus Concepción|uca concepcion|Concepción
university|Universidad Nacional de Concepción|unc concepcion|Concepción
university|Universidad Nacional de Caaguazú|unca, unca oviedo|Coronel Oviedo
university|Universidad Nacional de Canindeyú|unican|Salto del Guairá
university|Universidad Autónoma de Encarnación|unae|Encarnación
university|Instituto Nacional de Salud|ins asuncion|Asunción|Santísima Trinidad
school|Colegio Santa Teresa de Jesús|santa teresa de jesus, colegio santa teresa, colegio santa teresita, las teresas|Asunción
school|Colegio Inmaculado Corazón de María|inmaculado corazon|Asunción
school|Colegio María Auxiliadora|maria auxiliadora|Asunción
school|Colegio La Providencia|la providencia|Asunción|San José
school|Colegio San Ignacio de Loyola|san ignacio de loyola|Asunción
school|Colegio Técnico Javier|tecnico javier, colegio javier|Asunción
school|Colegio Santa Caterina da Siena|santa caterina, santa caterina da siena|Asunción
school|Colegio SEK|sek, sek international school|Luque
school|Colegio Iberoamericano||Asunción
school|Colegio Asunción Escalada|asuncion escalada|Asunción|La Encarnación
school|Colegio Presidente Franco|colegio nacional presidente franco|Asunción
school|Colegio Gutenberg|gutenberg|Asunción
school|Colegio Japonés|escuela japonesa|Asunción
school|Colegio Lumen|lumen|Asunción
school|Colegio Reina Elizabeth|reina elizabeth|Asunción
school|Colegio Experimental Paraguay Brasil|cepb, colegio paraguay brasil|Asunción
school|Liceo Militar Acosta Ñu|liceo militar|Asunción
school|Academia Militar|academia militar mariscal lopez, academil|Capiatá
school|Academia de Policía|instituto superior de educacion policial, isepol|Luque
school|Alianza Francesa|alianza francesa asuncion|Asunción|San Roque
school|Instituto Cultural Paraguayo Alemán|icpa|Asunción|Las Mercedes
school|Centro Cultural Juan de Salazar|juan de salazar, centro cultural de espana|Asunción|La Catedral
school|Colegio Divino Niño Jesús|divino nino jesus|Asunción
school|Colegio Sagrados Corazones||Asunción
school|Colegio San Francisco de Asís||San Lorenzo
school|Colegio Campo Verde|campoverde|Asunción
school|Colegio Las Colinas||Luque
school|Colegio Anglo Americano CDE|angloamericano|Ciudad del Este
school|Colegio Adventista del Este|adventista cde|Ciudad del Este
school|Colegio Inmaculada Concepción Encarnación|inmaculada encarnacion|Encarnación
`
