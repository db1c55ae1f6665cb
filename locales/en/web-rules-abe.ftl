# The rulebook of Another Big Expansion, in our own words; see web-rules.ftl.

rules-group-abe = Another Big Expansion

rules-another-big-expansion = Another Big Expansion
    .lead = A third box, of which these parts can be played so far, alone or with those of the other boxes.
    .p1 = – Ships IIB and IIIB: a ring, and a board with holes.
    .p2 = – A fifth player, in every kind of flight.
    .p3 = The booklet does not show everything that is printed on its boards. What had to be put together from other sources, or is a guess, is marked in the content files of this program.
    .p4 = The learning flight uses none of its ships.

rules-ship-iib = Ship IIB
    .lead = A ring: the first and the last column touch.
    .p1 = Whatever concerns neighbours goes round the edge: connectors, exposed ones, squares that stay empty, what holds together. Beyond each edge the other end is seen once more, and a tile may be dropped there.
    .p2 = From the front and rear two dice name the column; they are not added. Such a hit never misses the board.
    .p3 = From a side one die names the row; 1 and 6 miss. A second die says where it begins: 1 to 3 in the left of the two marked columns, 4 to 6 in the right one. From there it flies on until it meets something, round the edge if need be.
    .p4 = Two components may be kept in reserve.

rules-ship-iiib = Ship IIIB
    .lead = A board with holes that nobody knows before the "go".
    .p1 = With the "go" two dice are rolled, once for everyone. Squares with one of these numbers are closed in this flight.
    .p2 = A double closes the five squares of its number and the starting square. The starting cabins are taken away, and the first component may go anywhere.
    .p3 = In rooms with help the holes are seen. Without it only numbers and dice are, and a component on a hole is a mistake.

rules-five-players = Five players
    .lead = Some cards serve two players when five play.
    .p1 = Enemies have to be beaten twice. The second winner gets 1 credit and 1 block less, and once beaten the enemy does 1 less of each harm.
    .p2 = Abandoned ships and stations can be used twice, the second time for 1 credit or 1 block less.
    .p3 = Two may land on one planet; the second gets 1 block less.
    .p4 = The fifth to finish gets no credits for it. Everything else is as with four.
