### Farben: gebeugt vor dem Nomen; .plain steht vor „ist“; .name ist das Nomen.

color-white = weiß{ grammar.ending }
    .plain = weiß
    .name = Weiß

color-blue = blau{ grammar.ending }
    .plain = blau
    .name = Blau

color-black = schwarz{ grammar.ending }
    .plain = schwarz
    .name = Schwarz

color-red = rot{ grammar.ending }
    .plain = rot
    .name = Rot

color-green = grün{ grammar.ending }
    .plain = grün
    .name = Grün
