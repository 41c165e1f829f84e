export const departmentRows = `
Asunción 25.315 57.601
Central 25.557 57.483
Alto Paraná 25.379 54.951
Itapúa 26.815 55.708
Cordillera 25.225 56.922
Caaguazú 25.196 55.876
Guairá 25.816 56.263
Caazapá 26.233 56.032
Paraguarí 26.074 57.102
Misiones 26.936 57.04
Ñeembucú 26.763 57.885
San Pedro 24.167 56.621
Concepción 22.837 57.104
Amambay 22.873 56.059
Canindeyú 24.233 55.209
Presidente Hayes 23.629 58.668
Boquerón 21.897 61.07
Alto Paraguay 20.596 59.399`
