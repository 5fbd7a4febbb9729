## The store

error-store-down = No momento o servidor não consegue ler nem gravar os seus dados. Nada mudou; tente de novo daqui a pouco.
error-store-conflict = A mesa mudou nesse meio-tempo e nada disto foi gravado; tente de novo.

## The database file

# $process is a process id.
error-store-in-use = { $file }: o processo { $process } já está com este arquivo aberto; só um servidor pode usá-lo.
error-store-newer = { $file }: este arquivo é de um civ mais novo; ele ficou como estava.
error-store-corrupt = { $file }: isto não é um arquivo do civ, ou está danificado; ele ficou como estava.
error-store-unusable = { $file }: não é possível abrir este arquivo para leitura e escrita.
