CREATE TYPE "public"."pet_slot" AS ENUM('head', 'neck', 'hand', 'skin');--> statement-breakpoint
CREATE TABLE "growth_medals" (
	"tuid" bigint NOT NULL,
	"code" text NOT NULL,
	"is_worn" boolean DEFAULT false NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "growth_medals_tuid_code_pk" PRIMARY KEY("tuid","code")
);
--> statement-breakpoint
CREATE TABLE "growth_photos" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "growth_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tuid" bigint NOT NULL,
	"clid" bigint NOT NULL,
	"reference" text NOT NULL,
	"words" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "growth_right_receipts" (
	"tuid" bigint NOT NULL,
	"code" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "growth_right_receipts_tuid_code_pk" PRIMARY KEY("tuid","code")
);
--> statement-breakpoint
CREATE TABLE "pet_clothes" (
	"tuid" bigint NOT NULL,
	"clothing_id" bigint NOT NULL,
	"slot" "pet_slot" NOT NULL,
	"is_worn" boolean DEFAULT false NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pet_clothes_tuid_clothing_id_pk" PRIMARY KEY("tuid","clothing_id")
);
--> statement-breakpoint
ALTER TABLE "pets" DROP CONSTRAINT "pets_level_known";--> statement-breakpoint
ALTER TABLE "growth_medals" ADD CONSTRAINT "growth_medals_tuid_growth_members_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."growth_members"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "growth_photos" ADD CONSTRAINT "growth_photos_tuid_growth_members_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."growth_members"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "growth_photos" ADD CONSTRAINT "growth_photos_clid_classes_clid_fk" FOREIGN KEY ("clid") REFERENCES "public"."classes"("clid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "growth_right_receipts" ADD CONSTRAINT "growth_right_receipts_tuid_growth_members_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."growth_members"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pet_clothes" ADD CONSTRAINT "pet_clothes_tuid_growth_members_tuid_fk" FOREIGN KEY ("tuid") REFERENCES "public"."growth_members"("tuid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "growth_medals_worn_unique" ON "growth_medals" USING btree ("tuid") WHERE is_worn;--> statement-breakpoint
CREATE UNIQUE INDEX "growth_photos_clid_unique" ON "growth_photos" USING btree ("clid");--> statement-breakpoint
CREATE UNIQUE INDEX "growth_photos_reference_unique" ON "growth_photos" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "growth_photos_tuid_at" ON "growth_photos" USING btree ("tuid","at");--> statement-breakpoint
CREATE UNIQUE INDEX "pet_clothes_worn_unique" ON "pet_clothes" USING btree ("tuid","slot") WHERE is_worn;--> statement-breakpoint
ALTER TABLE "pets" DROP COLUMN "level";--> statement-breakpoint
ALTER TABLE "pets" ADD CONSTRAINT "pets_name_length" CHECK (char_length("pets"."name") between 1 and 20);