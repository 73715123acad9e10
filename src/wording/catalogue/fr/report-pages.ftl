report-mistakes = Erreurs fréquentes
report-no-mistakes = Aucune erreur connue ne change ce qui est demandé ici.
report-mistakes-left-out = Il y a plus de { $count } objets : calculer une telle table selon des règles fausses prend trop de temps pour une page. La commande explain le fait.
report-mistake-also = Avec la même erreur :
