report-mistakes = Häufige Fehler
report-no-mistakes = Kein bekannter Fehler ändert, was hier gefragt ist.
report-mistakes-left-out = Es sind mehr als { $count } Objekte: Einen solchen Tisch nach falschen Regeln durchzurechnen, dauert für eine Seite zu lange. Der Befehl explain tut es.
report-mistake-also = Mit demselben Fehler:
