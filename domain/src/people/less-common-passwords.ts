/** Those in places 1,501 to 3,000. */
export const lessCommonPasswords = `
    argentin moonligh capricor 24111989 21051988 22041988 bigbooty johncena p@ssw0rd cherries lalakers dogpound universa eggplant
    fussball 19283746 captain1 vincent1 taekwondo perfect1 capetown budweiser sylveste 02051972 cartman1 forever1 marseill
    magellan hallo123 liverpool1 southpaw 02041978 notebook pufunga7782 goodgirl 02031978 challeng millenium sabrina1 camaross
    hotgirls 02051977 bubba123 goldfing moonshin mandrake 1234zxcv bubbles1 marcius2 navigator hellokitty fkbyjxrf earthlink
    opendoor stanley1 07071977 02081976 lakewood bluejays commande gateway2 01011976 ironmaiden destiny1 espresso toriamos
    ghhh47hj7649 therock1 p4ssw0rd shadow12 23skidoo roadrunner 12345qwer 02071975 bordeaux 135798642 supernov beatles1 optimist
    vanessa1 ilovegod nightwish natasha1 patches1 gsxr1000 hattrick enternow lenochka suckdick intercourse blue1234 02061977
    02031975 waterboy mamacita htubcnhfwbz azertyui limewire houston1 stratfor 12345qwerty stigmata klondike marijuan hardball
    nineinch power123 vauxhall awesome1 funstuff krokodil rfntymrf cabernet sheepdog 02041977 natalie1 montana1 sammy123 baltimor
    mash4077 cashmone vancouve dragon69 ilikepie 02071976 123456789m hairball toonarmy pimpdadd q1234567 theforce scheisse
    maserati 02061976 sigmachi bigdicks 02101976 riccardo rfhnjirf dolemite pathfind password9 vqsablpzla modelsne myxworld
    hellsing rocknrol 02041976 killer123 futurama p0o9i8u7 smoothie archange vagabond billabon 22061941 02031973 darkange
    skateboard evolutio morrowind plastics zaqwsxcde dominiqu nevermore 02021971 forgetit elisabet aolsucks woodstoc 02011975
    scrapper minimoni q123456789 02091976 ncc74656 slimshad friendster austin31 dilbert1 blackbird jellybean 01011971 carebear
    fireblad 02051975 02101977 pornking flamengo 02091975 snowbird lonesome baracuda 12345abc singapor herewego 123456789d
    kamasutra vipergts navyseal masterbate peterbil cucumber 123qwert summer69 02091977 starwars1 sasha123 homemade bradley1
    warhamme pinnacle flipflop lfitymrf acidburn fellatio jeepster vfntvfnbrf trinity1 cartoons rainyday alleycat 12345qaz
    mustang2 apollo11 escalade rainbows daisydog cocksucker fyutkjxtr whiplash adrenalin ambrosia 5wr2i7h8 penetration stickman
    puppydog charisma nightmar 01011973 laetitia 02091973 0192837465 luckyone 14881488 goldeney 69camaro dragonfl 02081974
    02071971 melanie1 phialpha 10293847 bismarck 7777777a 12348765 bynthytn alexander1 mallorca dragster favorite6 beethove
    normandy 1michael 02091971 nounours trumpet1 thumper1 playball rocknroll guillaum buttercup cambridg treefrog sexybabe
    pavement smackdown cannibal asdffdsa nthvbyfnjh 369258147 benessere skipper1 azertyuiop 123456789qwe computer1 sephiroth
    hallowee sparkles 1qazxsw23edc amethyst volleyba bettyboo ticklish 02061974 02061972 mynameis jupiter1 junkmail sunshine1
    longhair 02101973 gannibal skinhead segblue2 montecar jesus123 charlie2 candyass special1 02041973 letsdoit password01
    allison1 abcdefg1 notredam 789654123 liberty1 alcatraz frankie1 1qazzaq1 virginie dfcbkbcf blacklab montrose supernova
    frederik ilovepussy justice1 playboy2 motocros lockdown istheman pinetree 1234rewq rustydog tampabay babycake vampire1
    streaming fidelity capitals dreamcas riffraff playmate zxcvb123 pizzaman 1234567899 delpiero 1million wonderboy 02081973
    sergbest 02051970 02031974 44332211 cashmoney left4dead 01011972 66613666 england1 123456as 123456qqq 02041972 1234509876
    sunlight 02061971 password99 popcorn1 lol12345 bigtruck revoluti feelgood gogators papamama trooper1 tigercat usmarine
    lebowski madagaskar loverman dragonballz italiano naughty1 asdfg123 fisherman weare138 alpha123 piercing abracadabra macintos
    02011971 crescent eatmenow 18121812 kicksass rfhfvtkmrf paladin1 lunchbox riversid acapulco rhfcfdbwf mercury1 ronaldinho
    masterbating tennesse matchbox parlament goodyear 02081970 hardwood erection highlife implants bendover supersonic babybear
    laserjet natedogg sopranos cashflow ghjcnbnenrf ireland1 alterego claudia1 cantona7 ljxtymrf princesa blueberr bobmarley
    demon666 trinitron flyers88 nokia5800 qwerasdfzxcv mallrats goldeneye tamerlan backbone huskers1 1qw23er4 nineball stewart1
    ballsack flipper1 dortmund homepage coolhand greedisgood wonderfu barefeet 1111qqqq kcchiefs qweasdzxc123 jennifer1 asdasd123
    cheerleaers mustang5 hillbill macaroni gigabyte buster12 cyclones jurassic thebeast metallica1 nemrac58 love1234 02031970
    flvbybcnhfnjh feathers soccer11 marauder redheads godbless aaaa1111 greywolf pimpdaddy 123456789r reloaded rfhfylfi 22446688
    culinary 1234567aa phantom1 baberuth asdfqwer abc123456 outsider blackhawk bigblack valeriya gianluca 1q2q3q4q lavalamp
    pertinant nokia123 redlight kristin1 poophead monterey waterfal minnesot bukowski riverrat daredevi arizona1 kamikadze
    alex1234 55bgates bellagio stiletto biohazard as123456 darthvad lilwayne nopassword 123456789987654321 14785236 nightowl
    beckham7 trueblue nevermin deathnote copenhag gallaries dtkjcbgtl fishtank rosewood blackberry 1020304050 deerhunt surveyor
    pitchers 741258963 dipstick 112233445566 jupiter2 softtail greenman z1x2c3v4b5 smartass 12345677 chewbacc nosferatu downhill
    dallas22 powerman qweasdzx princess1 mastermind care1839 atreides monkeyboy nicetits sealteam chopper1 winter99 myspace1
    topolino 01011950 happyman stonewal manunited qwerty13 buddydog start123 civilwar deadspin lucky123 tortoise waterski
    dtxyjcnm interacial nightwin passmast eldiablo 1357908642 screwyou badabing foreplay seductive happines gizmodo1 pizzahut
    kikimora a1a2a3a4 2wsx3edc sprocket wdtnjxtr bisexual makeitso 789632145 nothing1 fishcake libertad fivestar mississi
    123456789v kenneth1 bluestar ntktdbpjh paperino dragonfly suckcock lapochka mike1234 q1q2q3q4q5 maxpower raymond1 crazyman
    finalfantasy kissmyas magic123 alessand ghbdtnrfrltkf augustin 99762000 nathanie 1z2x3c4v5b gangbanged lovehate hondacbr
    mamochka fisherma bismilla spiderman1 123456987 20spanks kristen1 bigdick1 friday13 qaz123wsx 0987654321q yaroslav websol76
    hugoboss websolutions sephirot 918273645 timoxa94 mazda323 sokolova skydiver jesus777 1234567890z guillerm india123 stoppedby
    nokia5530 123456789o whoknows godspeed foreskin slapnuts rosebud1 sandman1 honeybun topsecret pippen33 qw123456 lighthou
    nancy123 jeffrey1 losangeles leonidas a1b2c3d4e5 general1 bigbucks tickling 987654321a christophe petrovich dirtydog allstate
    wachtwoord creepers georgia1 fujifilm daredevil lionheart catfight vodafone 01011961 valleywa chickenwing101 qq123456
    livewire livelife roosters ilya1234 architec blackops 1qaz2wsx3edc4rfv smirnova dragon01 a1s2d3f4g5 maurizio zxcvasdf
    graywolf 3rjs1la7qe macgyver hugetits flathead goofball anthony7 jessica2 123581321 sarajevo rfgbnjirf joystick batman12
    victory1 saxophon lionhear hillside starlight 24681012 access99 molly123 blackice quant4307s squerting flashman tangerin
    housewifes monkey69 escorpio password11 warcraft3 qazxsw123 ghbdtndctv lincoln1 firestorm ludacris milamber evangeli letmesee
    hooters1 0o9i8u7y sooners1 glendale scorpions groupd2013 freewill silverado vflfufcrfh cornhole aerosmit bionicle gfgfvfvf
    daniel12 favorite2 detroit1 shredder wednesda sparhawk firehawk 911turbo funtimes 159753456 timothy1 bajingan frenchie
    1mustang babemagnet 74123698 truffles douglas1 lamborghini motocross skeeter1 angel666 carpediem scirocco fuzzball rushmore
    lacrimosa chevys10 madonna1 domenico atlanta1 service1 devilman euphoria checkmat browndog horsemen jediknig allnight
    starlite close-up wrinkles snapshot dima1995 thetruth priyanka dutchman passcode justinbieber 12349876 12345687 pennywis
    zaq12345 assmunch wellingt madala11 bettyboop gregory1 hawthorn bernhard dominika hunter12 vfhbyjxrf lockerroom 1password
    futyn007 daydream 11001001 dragon123 friends1 rocky123 asslover mannheim manager1 horseman komputer pictuers nokia5130
    ejaculation nastenka toulouse smoke420 fullback dreamcast casablanca salvator pussylover 963258741 vivitron cobra427
    armageddon myfriend qwedsazxc illmatic capoeira freedom2 shinigami fhvfutljy nocturne churchil thumbnils tailgate neworder
    sexymama michelle1 earthlin basketbal aligator mojojojo welcome2 papabear sfgiants billabong monolith ticktock japanees
    contortionist admin123 alabama1 fantasy1 woodstock fireman1 embalmer woodwork newstart panorama daedalus fruitbat violator
    12345123 knickerless undertow kfcnjxrf masturbation transexual stinger1 landrove anakonda rfhlbyfk fordtruc archangel
    greentea morticia evanescence 3edc4rfv longshot windows1 starbucks prelude1 homebrew letmeinn fordf350 michele1 27731828
    wingzero qawsedrftg alfarome fantasti 1a2s3d4f5g natascha kennwort q1q2q3q4 qazwsxedc1 diamante pornographic comicbookdb
    motdepasse braveheart kickflip arcangel superbow porsche911 dagobert barbara1 vfpfafrf babemagn sublime1 buckwhea pussy4me
    redstorm paramore imtheman milkyway bigpenis newproject2004 rammstei j3qq4h7h2v lambchop anthony2 gfhjkm12 dreamer1 cybersex
    cowboyup maximus1 manhatta 1213141516 yfnfitymrf 123456789p trousers fishface motherfu ibilltes maximilian mypasswo marajade
    morozova enter123 12345asd princeto hellohel ursitesux 1234kekc duracell sevenof9 corvet07 rdfhnbhf tiberian needforspeed
    dropkick kevin123 a123456a vfhnsirf sk8ordie fireblade marishka gorillaz revival47 ironman1 ramstein doorknob devilmaycry
    nemesis1 pennstat shevchenko detectiv evildead blessed1 bullwink asmodeus rapunzel deepthro maxpayne montecarlo hernande
    123456789l bravehea 12locked pegasus1 saltydog everques ytngfhjkz businessbabe 123456ab qwerty78 shotokan seahorse everton1
    bulldawg monkeyman losangel mastermi zxcvb12345 geibcnbr ladybird rktjgfnhf ghjdthrf impalass optiplex santacru ignatius
    master123 newpass1 heather2 snoopdogg blondinka honeydew 890098890 goldrush avalanche snowman1 1a2b3c4d5e nokia5230 12340987
    dragrace 22334455 12345612 123456qq capital1 sammydog hulkster 13245768 omegared l58jkdjp! 123mudar samadams charlie123
    123456789123 sunderla 123qweas kazanova monkey123 fktyeirf bluenose asd12345 waffenss 1a2a3a4a trailers beachbum bubblegum
    mackenzi hershey1 bugsbunn newport1 hornyman thething solnishko buckeye1 ethernet uncencored rb26dett choppers anna2614
    callofduty rt6ytere timelord allblack tequiero snowflake dickweed firestar fred1234 ghjnjnbg milhouse masterbaiting 123698741
    invictus yourmama pontiac1 verygood adventur austin316 hogwarts navigato desperado eightbal 74227422 aerosmith wingchun
    sanity72 partizan utahjazz submarin pussyeat heinlein control1 costaric triplets teacher1 evergree qwerty99 pyramid1 lebron23
    blackbelt housewife cynthia1 temptress russell1 frank123 songbird 43046721 girfriend jakester falstaff patrizia qwaszx12
    goodlife 12345678900 russian7 gobigred deborah1 volkswagen alkaline muffdive 1letmein cannonda cvbhyjdf germany1 raindrop
    elvis123 citibank fakepass birthday4 nonmembe parsifal rickster coolgirl motorcyc tenerife fordf250 iloveporn hotbabes
    fynjybyf wapapapa tecumseh 0000000000o blackcock antigone novikova peregrin spartan117 tooltime bonethug tonyhawk laracroft
    mahalkita 18273645 terriers littlema glennwei 12345654321 hornyguy southside antonio1 bobmarle ilikesex astonvil account1
    maurolarastefy barracud pathfinder asdfg12345 rerfhtre gotyoass grandpri colossus homer123 watermelon shadow01 lasttime
    pyramids galeries bigpussy astalavista unicorn1 killzone qaz12345 zxcvvcxz duckhunt sexsexse bigbutts element1 marketin
    elbereth blaster1 yamahar6 lindsay1 seattle1 lagwagon misiaczek smokedog lakers24 ironhors volkodav penetrating summertime
    takamine hardwork macintosh passthie flowers1 music123 phaedrus gulliver domainlock2005 express1 youandme dhjnvytyjub
    testibil 987654321q pokemon123 thesaint 11122233 x72jhhu3z theclash guesswho gymnastic cxfcnkbdfz lemmings r4e3w2q1 schnuffi
    basebal1 goodfell hermione peaceout davidoff yesterda headless catdaddy yorktown tryagain 12s3t4p55 momsanaladventure
    mustang9 dangerou packard1 excellen jbond007 alligator wellhung monkeyma vaseline 123456asd cbr600rr doggydog jason123
    flipmode sonyvaio sixtynin luscious envision 147896321 369852147 loglatin payton34 123456789k chipper1 uhbujhbq rsalinas
    vfylfhby longhorns everquest !qaz2wsx blackass snakeman p455w0rd mysecret phoenix2 october1 panties1 blackcoc blackboy
    meandyou lancaste polaroid edinburg golfclub bookcase worldcup dkflbvbhjdbx 17171717aa letsplay zolushka 67camaro barracuda
    romanova algernon amoremio william2 hd764nw5d7e1vb1 deutschland robinhood machoman pandora1 tomservo nadezhda saab9000
    f15eagle 12qwerty greatsex baywatch doggystyle january1 78963214 zz8807zpl 69213124 sidewind soccer13 onepiece bruno123
    mustang8 blackbel hatteras asdfjkl; camelot1 rebbyt34 vegas123 aleksander ijrjkflrf lotus123 freiheit drjynfrnt waterpolo
    cezer121 blondie1 happydog satellit qazwsxedcrfvtgb deathrow patterso hawkeye1 5tgb6yhn crocodil splatter buratino dragon11
    123qwe456 trucker1 ganjaman 1hxboqg2 cheyanne sebastie maddison 4rfv3edc darthvader lifeisgood gooseman insertions 123masha
    boogaloo stamford pimpster winchest francis1 1basebal emmitt22 bignasty 123hfjdk147 caseydog peternorth amarillo monkey11
    a1a2a3a4a5 sweetass babushka vfnbkmlf gotigers lindsey1 dragon13 qazxsw12 dropdead hitman47 eleven11 bloopers avangard
    ginscoot masterkey rootedit hannover 8phrowz622 angelito badkarma glenwood footlove summer12 fastcars pantyhose arabella
    c3por2d2 dillweed geraldin loveyou2 5hsu75kpot alexandru teamwork deepblue goodison r2d2c3p0 topsecre mandolin brother1
    failsafe open1234 priscill trojans1 calamity ufhvjybz hawkwind luv2epus aquafina pepsi123 passwerd 01478520 headshot
    password3 gbgbcmrf pornpass insertion nyyankee nbuhtyjr fabienne chrissy1 loveme89 boris123 novifarm qwerty777 giveitup
    123456abc assassins swallows moonshine hotchick princessa holiday1 miranda1 jamaica1 badnaamhere 085tzzqi universi nevermor
    qwerty77 0102030405 seraphim black123 ducati99 dkflbvbhjdyf 44magnum samantha1 ultraman redneck1 usmc0311 monique1 alphaman
    greyhoun carefree 063dyjuy assclown federica hilfiger 100200300 lexingky akatsuki johndeere mattingl redwing1 moonstar
    tanechka 34523452 carthage bondarenko mostwanted steve123 passions prospero barakuda broodwar christy1 flintsto cumeater
    collecti
`
