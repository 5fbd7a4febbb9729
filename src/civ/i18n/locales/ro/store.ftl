## The store

error-store-down = Serverul nu își poate citi sau scrie datele acum. Nu s-a schimbat nimic; încearcă din nou peste puțin timp.
error-store-conflict = Masa s-a schimbat între timp și nimic din acestea nu a fost păstrat; încearcă din nou.

## The database file

# $process is a process id.
error-store-in-use = { $file }: procesul { $process } are deja deschis acest fișier; un singur server îl poate folosi.
error-store-newer = { $file }: acest fișier este scris de un civ mai nou; a rămas așa cum era.
error-store-corrupt = { $file }: acesta nu este un fișier civ sau este deteriorat; a rămas așa cum era.
error-store-unusable = { $file }: acest fișier nu poate fi deschis pentru citire și scriere.
