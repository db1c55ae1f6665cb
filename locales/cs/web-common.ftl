# Co může říct kterákoli obrazovka.

common-close = Zavřít
common-cancel = Zrušit
common-back = Zpět
common-dismiss = Skrýt
common-loading = Načítá se…
common-not-loaded = Stránku se nepodařilo načíst. Běží server?
common-reload = Zkusit znovu
common-rules = Pravidla
common-settings = Nastavení
common-home = Domů
common-you = ty
common-why = Proč?

mode-learning = Výukový let
mode-flight = Úroveň { $level }
mode-trek = Transgalaktický trek

connection-lost = Spojení se přerušilo. Zkouším to znovu…
connection-back = Spojení je zase v pořádku.

refused-unreachable = Server neodpovídá. Zkontroluj připojení, zkoušíme to dál.
refused-malformed = Server stránce nerozuměl. Načti ji znovu.
refused-too-large = To bylo příliš mnoho najednou.
refused-binary = Server stránce nerozuměl. Načti ji znovu.
refused-too-fast = Na server je to moc rychle. Chvilku počkej.
refused-too-many = Příliš mnoho požadavků. Počkej minutu a zkus to znovu.
refused-origin = Tato stránka k tomuto serveru nepatří.
refused-protocol = Stránka je starší nebo novější než server. Načti ji znovu.
refused-hello-first = Server stránce nerozuměl. Načti ji znovu.
refused-already-greeted = Server stránce nerozuměl. Načti ji znovu.
refused-unknown-room = Místnost s tímto kódem neexistuje. Zkontroluj kód; dlouho nepoužité místnosti se uklízejí.
refused-wrong-token = Toto místo už ti nepatří. Můžeš se dívat, nebo si sednout znovu.
refused-watching = Jen se díváš. Chceš-li hrát, posaď se.
refused-stale-question = O tom už je rozhodnuto.
refused-not-playing = Žádná hra neběží.
refused-already-playing = Hra už běží.
refused-not-host = To může jen hostitel.
refused-not-ready = Někdo ještě není připraven, nebo je některé místo volné.
refused-seat-taken = Toto místo je obsazené.
refused-no-such-seat = Takové místo tu není.
refused-room-full = Všechna místa jsou obsazená. Můžeš se dívat.
refused-colour-taken = Tuto barvu už někdo má.
refused-bad-name = Jméno má 1 až { $longest } znaků.
refused-bad-chat = Zpráva má 1 až { $longest } znaků.
refused-bad-options = S těmito volbami nelze hrát: { $detail }.
refused-bot-plays = Hraje za tebe bot. Nejdřív si vezmi místo zpět.
refused-not-absent = Tento hráč tu je. Bot může zaskočit jen za někoho, kdo tu není.
refused-storage = Server to nedokázal uložit, takže se to nestalo. Zkus to za chvíli znovu.
refused-unknown-game = Taková hra neexistuje.
refused-not-over = Tato hra ještě běží. Záznam se otevře, až skončí.
refused-too-slow = Spojení bylo příliš pomalé. Připojuji se znovu…
refused-elsewhere = Tvé místo je otevřené v jiném okně. Hrát lze jen v jednom.
refused-dismissed = V této místnosti už nesedíš: buď po svém odchodu, nebo dal hostitel místo někomu jinému.
refused-stopping = Server se restartuje. Hra bude pokračovat, až naběhne.
refused-room-closed = Místnost usnula. Připojuji se znovu…
refused-internal = Na serveru se něco pokazilo. Zkus to znovu.
