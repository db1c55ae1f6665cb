# Co může říct kterákoli obrazovka.

common-close = Zavřít
common-cancel = Zrušit
common-back = Zpět
common-notes = Oznámení
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
mode-campaign-route = Tažení { $route }
mode-campaign = Tažení o { $flights ->
    [one] { $flights } letu
    [few] { $flights } letech
   *[other] { $flights } letech
}

connection-lost = Spojení se přerušilo. Zkouším to znovu…
connection-back = Spojení je zase v pořádku.

connection-storage = Server se nedostane ke své databázi. Tvá hra je v bezpečí a bude sama pokračovat, jakmile to půjde.
connection-stalled = Server neodpovídá. Co teď uděláš, počká, než se ozve.
connection-unreachable = Server neodpovídá. Zkontroluj připojení, zkouším to dál.
refused-unreachable = Server neodpovídá. Zkontroluj připojení a zkus to znovu.
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
refused-name-taken = Tak už se v této místnosti někdo jmenuje. Zvol si jiné jméno.
refused-bad-name = Jméno má 1 až { $longest } viditelných znaků.
refused-bad-chat = Zpráva má 1 až { $longest } znaků.
refused-bad-options = S těmito volbami nelze hrát: { $detail }.
refused-bot-plays = Hraje za tebe bot. Nejdřív si vezmi místo zpět.
refused-nobody-to-hurry = Na boty už nikdo nečeká.
refused-not-absent = Tento hráč tu je. Bot může zaskočit jen za někoho, kdo tu není.
refused-absent = Tento hráč tu není, a na dálku hostitelem být nejde.
refused-storage = Server to nedokázal uložit, takže se to nestalo. Zkus to za chvíli znovu.
refused-unknown-game = Taková hra neexistuje.
refused-no-record = Tohle není nahraná hra, nebo je soubor poškozený.
refused-bad-record = Soubor je poškozený: krok { $entry } se v této hře nemohl stát.
refused-other-rules = Tahle hra se hrála podle jiných pravidel a nezůstalo z ní nic, co by se dalo ukázat.
refused-nothing-here = Na této adrese nic není.
refused-wrong-method = Server stránce nerozuměl. Načti ji znovu.
refused-not-over = Tato hra ještě běží. Záznam se otevře, až skončí.
refused-too-slow = Spojení bylo příliš pomalé. Připojuji se znovu…
refused-elsewhere = Tvé místo je otevřené v jiném okně. Hrát lze jen v jednom.
refused-dismissed = Z téhle místnosti máš odchod za sebou.
refused-sent-away = Hostitel tě od stolu poslal pryč. Znovu si můžeš sednout za pár minut, dívat se smíš hned.
refused-stopping = Server se restartuje. Hra bude pokračovat, až naběhne.
refused-paused = Servery ztratily spojení mezi sebou. Tvá hra je v bezpečí a bude sama pokračovat, jakmile se zase najdou.
refused-room-closed = Místnost usnula. Připojuji se znovu…
refused-internal = Na serveru se něco pokazilo. Zkus to znovu.
