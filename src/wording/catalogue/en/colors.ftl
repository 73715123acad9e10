### Colors: adjectives that agree; .plain stands after "is"; .name is the noun.

color-white = white
    .plain = white
    .name = white

color-blue = blue
    .plain = blue
    .name = blue

color-black = black
    .plain = black
    .name = black

color-red = red
    .plain = red
    .name = red

color-green = green
    .plain = green
    .name = green
